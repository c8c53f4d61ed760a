import { fonts } from '../catalogue/index.ts'
import type { HexColor, Pixels } from '../units.ts'
import { assColor, assFontSize, assNumber } from './ass-text.ts'
import { outlineOf } from './caption-geometry.ts'
import type { CaptionStyle } from './timeline.ts'

/** What stands before the events of a script that is drawn on so many pixels. */
export function scriptHead({ width, height }: { width: Pixels; height: Pixels }, styleLines: readonly string[]): string {
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 2
Kerning: yes
ScaledBorderAndShadow: yes
YCbCr Matrix: None

[V4+ Styles]
Format: Name,Fontname,Fontsize,PrimaryColour,SecondaryColour,OutlineColour,BackColour,Bold,Italic,Underline,StrikeOut,ScaleX,ScaleY,Spacing,Angle,BorderStyle,Outline,Shadow,Alignment,MarginL,MarginR,MarginV,Encoding
${styleLines.join('\n')}

[Events]
Format: Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text
`
}

/** The style named Caption. */
export function captionStyleLine({
  font,
  sizePx,
  textColor,
  outlineColor,
}: Pick<CaptionStyle, 'font' | 'sizePx'> & Record<'textColor' | 'outlineColor', HexColor>) {
  const { family, weight } = fonts[font]
  // Bold is asked for only where the family's plain name would otherwise mean its regular weight.
  const bold = weight === 700 ? -1 : 0
  const colors = [assColor(textColor), assColor(textColor), assColor(outlineColor), assColor(outlineColor)].join(',')
  return `Style: Caption,${family},${assFontSize(font, sizePx)},${colors},${bold},0,0,0,100,100,0,0,1,${assNumber(outlineOf(sizePx))},0,5,0,0,0,1`
}
