/** OKLCH: lightness 0-1, chroma 0 (grey) to about 0.37, hue in degrees. Even steps look even. */
type LinearRgb = [red: number, green: number, blue: number]

/** A CSS colour. Chroma beyond the screen's is lowered: clipping channels would shift the hue. */
export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  let low = 0
  let high = chroma
  let shown = linearRgb(lightness, chroma, hue)
  if (!isShowable(shown)) {
    for (let step = 0; step < 8; step += 1) {
      const middle = (low + high) / 2
      if (isShowable(linearRgb(lightness, middle, hue))) low = middle
      else high = middle
    }
    shown = linearRgb(lightness, low, hue)
  }
  const [red, green, blue] = shown.map((channel) => Math.round(255 * gammaEncoded(Math.min(1, Math.max(0, channel)))))
  return `rgba(${red},${green},${blue},${alpha})`
}

// Matrices of Björn Ottosson's OKLab, 2020.
function linearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const radians = (hue * Math.PI) / 180
  const a = chroma * Math.cos(radians)
  const b = chroma * Math.sin(radians)
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ]
}

function isShowable(rgb: LinearRgb): boolean {
  return rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)
}

function gammaEncoded(channel: number): number {
  return channel <= 0.003_130_8 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
}

/** The same colour, that much opaque; for colours as `oklch` gives them. */
export function withAlpha(color: string, alpha: number): string {
  return color.replace(/,[\d.]+\)$/, `,${alpha})`)
}

/** Hue in degrees of a colour in bytes, and how colourful it is (0 grey to 1), in OKLab. */
export function hueOf(red: number, green: number, blue: number): { hue: number; saturation: number } {
  const l = gammaDecoded(red)
  const m = gammaDecoded(green)
  const s = gammaDecoded(blue)
  const long = Math.cbrt(0.412_221_470_8 * l + 0.536_332_536_3 * m + 0.051_445_992_9 * s)
  const medium = Math.cbrt(0.211_903_498_2 * l + 0.680_699_545_1 * m + 0.107_396_956_6 * s)
  const short = Math.cbrt(0.088_302_461_9 * l + 0.281_718_837_6 * m + 0.629_978_700_5 * s)
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  return { hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, saturation: Math.min(1, Math.hypot(a, b) / 0.3) }
}

function gammaDecoded(byte: number): number {
  const value = byte / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
