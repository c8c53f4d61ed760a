import { useTexts } from '../../../language/language.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { videoTexts } from '../video.texts.ts'

/** Apps that show texts and buttons over a video; `none` shows the video alone. */
const overlayIds = ['none', 'TikTok', 'Reels', 'Shorts'] as const
export type OverlayId = (typeof overlayIds)[number]

/**
 * Roughly what each app shows: round buttons at the right, texts at the bottom, its name at the
 * top; places in percent of the frame. Drawn by us.
 */
const layouts = {
  TikTok: { buttons: 5, right: 3, bottom: 20, text: 16, top: 6 },
  Reels: { buttons: 4, right: 3, bottom: 18, text: 14, top: 6 },
  Shorts: { buttons: 5, right: 3, bottom: 19, text: 13, top: 6 },
} as const satisfies Record<Exclude<OverlayId, 'none'>, unknown>

/**
 * Where an app's buttons and texts will stand over the video. Decoration: nothing in it can be
 * pressed.
 */
export function AppOverlay({ app }: { app: OverlayId }) {
  if (app === 'none') return null
  const { buttons, right, bottom, text, top } = layouts[app]
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 text-micro font-semibold on-film">
      <span style={{ top: `${top}%` }} className="absolute inset-x-0 text-center [text-shadow:0_1px_4px_var(--color-ground)]">
        {app}
      </span>
      <div style={{ right: `${right}%`, bottom: `${bottom}%` }} className="absolute flex w-[8.5%] flex-col gap-3">
        {Array.from({ length: buttons }, (_, index) => (
          <span key={index} className="aspect-square w-full rounded-full border border-ground/50 bg-ink/85" />
        ))}
      </div>
      <div style={{ bottom: '4%', height: `${text}%` }} className="absolute right-[16%] left-[4%] flex flex-col justify-start gap-2">
        <span className="h-2.5 w-2/5 rounded-full bg-ink/90 shadow-[0_0_3px_var(--color-ground)]" />
        <span className="h-2 w-full rounded-full bg-ink/70 shadow-[0_0_3px_var(--color-ground)]" />
        <span className="h-2 w-3/5 rounded-full bg-ink/70 shadow-[0_0_3px_var(--color-ground)]" />
      </div>
      {/* The area that captions keep to: `captionArea` of the timeline. */}
      <div className="absolute inset-x-[12.04%] top-[10%] bottom-[20%] rounded-sm border border-dashed border-ink/70" />
    </div>
  )
}

type Props = { value: OverlayId; onChange: (app: OverlayId) => void }

/** Chooses the app whose buttons and texts are shown over the video. */
export function OverlayChoice({ value, onChange }: Props) {
  const texts = useTexts(videoTexts)
  return (
    <RadioGroup
      label={texts.overlay}
      hideLabel
      options={overlayIds.map((app) => ({ value: app, label: app === 'none' ? texts.overlayNone : app }))}
      value={value}
      onChange={onChange}
      boxClass="flex flex-wrap justify-center gap-2"
      optionClass="min-h-11 rounded-full border border-hairline bg-surface-2 px-3.5"
    />
  )
}
