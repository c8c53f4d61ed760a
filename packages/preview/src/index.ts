export { captionFont, drawCaptionPage, drawCaptionPreview, type CaptionPreview } from './caption-preview.ts'
