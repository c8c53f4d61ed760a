/**
 * What looks otherwise in a playing preview, which draws small, than in the video; a preview that
 * stands still shows the video's own frame. Written by `npm run parity`; docs/parity.md has the
 * numbers.
 */
export const approximateWhilePlaying = {
  effects: [
    'exposure',
    'unsharp',
    'cas',
    'edgedetect',
    'sobel',
    'prewitt',
    'roberts',
    'scale',
    'pixelize',
    'posterize',
    'nlmeans',
    'amplify',
    'mosaic',
    'snow',
    'rain',
    'glitchlines',
  ],
  transitions: ['pixelize', 'dissolve', 'distance', 'zoomin', 'pixelsort', 'shutter'],
} as const
