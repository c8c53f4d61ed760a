/** 0 to 255 each, with fractions; what comes out may leave that range and is clamped. */
export type Rgb = [red: number, green: number, blue: number]

/** An effect in which a pixel's result depends on its own colour and on nothing else. */
export type ColorDrawing = {
  by: 'color'
  /** What the effect makes of a colour; `null` when it changes nothing at this value. */
  change: (value: number) => ((color: Rgb) => Rgb) | null
  /**
   * The change has steps, so colours between two of the table may not be mixed: it is asked for
   * every colour of a picture.
   */
  isStepped?: true
}
