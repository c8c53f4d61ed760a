import { useId, type CSSProperties, type ReactNode } from 'react'
import './slider.css'

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** From and to of the green band. */
  recommended?: readonly [number, number]
  /** The value in words, for example "12%". */
  valueText: string
  /** Shown at the right of the label; the value's text unless told otherwise. */
  aside?: ReactNode
  help?: ReactNode
  onChange: (value: number) => void
}

export function Slider({ label, value, min, max, step, recommended, valueText, aside, help, onChange }: SliderProps) {
  const id = useId()
  const share = (number: number) => ((number - min) / (max - min)).toFixed(4)
  const band = recommended && { '--from': share(recommended[0]), '--to': share(recommended[1]) }
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-small font-semibold">
          {label}
        </label>
        {aside ?? <span className="text-small font-semibold tabular-nums">{valueText}</span>}
      </div>
      <div className="slider" style={{ '--at': share(value), ...band } as CSSProperties}>
        {band === undefined ? null : <span aria-hidden className="slider-band" />}
        <input
          id={id}
          type="range"
          {...{ min, max, step, value }}
          aria-valuetext={valueText}
          aria-describedby={help === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      {help === undefined ? null : (
        <p id={`${id}-note`} className="text-small text-ink-muted">
          {help}
        </p>
      )}
    </div>
  )
}
