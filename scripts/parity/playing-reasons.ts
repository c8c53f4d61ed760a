const outlines = 'its lines are a pixel or three wide in each size, so they are wider and brighter in a small frame'

/**
 * Why some ids are far from the video while they play: what they do goes by single pixels, and a
 * playing preview has a ninth of them.
 */
export const playingReasons: Readonly<Record<string, string>> = {
  dissolve: 'its grains are pixels of the frame that is drawn: small ones in the video average to an even mix',
  pixelsort: 'it sorts pixels of single rows; three rows of the video become one',
  pixelize: 'edges of blocks fall on whole pixels, so blocks of 60.6 px and 20.2 px do not meet everywhere',
  mosaic: 'joints and edges of its tiles are a pixel wide at the least',
  shufflepixels: 'it moves pixels by chance; other pixels are moved when there are fewer',
  edgedetect: outlines,
  sobel: outlines,
  prewitt: outlines,
  roberts: outlines,
  unsharp: 'it raises differences between near pixels, which are larger where three pixels became one',
  cas: 'it raises differences between near pixels, which are larger where three pixels became one',
  amplify: 'it raises differences between frames: motions of less than a pixel differ most',
  nlmeans: 'it looks for equal squares of 5x5 pixels, which hold nine times the picture in a small frame',
  removegrain: 'it looks at the eight neighbours of a pixel, whatever the size',
  fftdnoiz: 'its blocks of pixels hold more of the picture in a small frame',
  smartblur: 'it tells edges from texture by neighbouring pixels',
  noise: 'its grain is as fine as pixels: that of the video averages out when it is scaled down',
  unknown: 'its grain is as fine as pixels: that of the video averages out when it is scaled down',
  posterize: 'the palette is chosen from the pixels, of which there are fewer',
  sparkles: 'its lights are a few pixels wide and round off to whole ones',
  snow: 'its flakes are a few pixels wide and round off to whole ones',
  rain: 'its drops are a pixel wide and round off to whole ones',
  fire: 'its flames are drawn by cells of whole pixels',
  glitch: 'its shifts go by whole pixels and rows',
  glitchlines: 'its lines are whole rows of the frame that is drawn',
  scanlines: 'its lines are whole rows of the frame that is drawn',
  twirl: 'in its middle neighbouring pixels come from far apart',
  transpose: 'it enlarges the middle of the frame, which has fewer pixels',
  scale: 'it enlarges the middle of the frame, which has fewer pixels',
}
