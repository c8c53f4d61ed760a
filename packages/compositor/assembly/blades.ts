// The blades of an iris: half-planes whose edges enclose a hole.

// A blade is four f32: distance from its edge at (x, y) is a * x + b * y + c in luma pixels,
// negative in the hole; then its luma.
const bladeBytes: usize = 16
const neutral: f32 = 128

/** Soft edge: `depth` at column x is slope * x + start, covered wholly at `step`. */
function softRun(frame: usize, out: usize, from: i32, to: i32, slope: f32, start: f32, step: f32, level: f32): void {
  for (let x = from; x < to; x++) {
    const cover: f32 = max<f32>(0, min<f32>(1, (slope * <f32>x + start) / step))
    const sample = <f32>load<u8>(frame + x)
    store<u8>(out + x, <u8>(sample + (level - sample) * cover + <f32>0.5))
  }
}

/**
 * Columns from..to belong to one blade, whose depth rises or falls steadily: the frame, a soft
 * edge, and the blade, or the other way round.
 */
function bladeRun(frame: usize, out: usize, from: i32, to: i32, slope: f32, start: f32, step: f32, level: f32): void {
  if (Mathf.abs(slope) < 1e-4) return softRun(frame, out, from, to, slope, start, step, level)
  const open: f32 = -start / slope
  const shut: f32 = (step - start) / slope
  const first = max(from, min(to, <i32>max<f32>(-1, min<f32>(9000, Mathf.ceil(min<f32>(open, shut))))))
  const last = max(first, min(to, <i32>max<f32>(-1, min<f32>(9000, Mathf.floor(max<f32>(open, shut)) + 1))))
  if (slope > 0) {
    memory.copy(out + from, frame + from, first - from)
    memory.fill(out + last, <u8>level, to - last)
  } else {
    memory.fill(out + from, <u8>level, first - from)
    memory.copy(out + last, frame + last, to - last)
  }
  softRun(frame, out, first, last, slope, start, step, level)
}

/** The frame in the hole, blades around: a point has the blade whose edge it is farthest behind. */
function bladesPlane(frame: usize, out: usize, width: i32, height: i32, blades: usize, count: i32, step: f32, isLuma: bool): void {
  const end = blades + <usize>count * bladeBytes
  const middle: f32 = (step - 1) / 2
  for (let y = 0; y < height; y++) {
    const at = <usize>y * width
    const down: f32 = <f32>y * step + middle
    let blade = blades
    let depth: f32 = -1e9
    for (let other = blades; other < end; other += bladeBytes) {
      const here: f32 = depthAt(other, middle, down)
      if (here > depth) {
        depth = here
        blade = other
      }
    }
    let column = 0
    while (column < width) {
      // Further to the right only a blade with a steeper slope can take over; the first that does
      // is the next.
      const slope: f32 = load<f32>(blade) * step
      const start: f32 = depthAt(blade, middle, down)
      let next = blade
      let meets: f32 = <f32>width
      for (let other = blades; other < end; other += bladeBytes) {
        const steeper: f32 = load<f32>(other) * step - slope
        if (steeper < 1e-5) continue
        const x: f32 = (start - depthAt(other, middle, down)) / steeper
        if (x < meets) {
          meets = x
          next = other
        }
      }
      const to = next == blade ? width : max(column, min(width, <i32>Mathf.ceil(meets)))
      bladeRun(frame + at, out + at, column, to, slope, start, step, isLuma ? load<f32>(blade, 12) : neutral)
      column = to
      blade = next
    }
  }
}

function depthAt(blade: usize, x: f32, y: f32): f32 {
  return load<f32>(blade) * x + load<f32>(blade, 4) * y + load<f32>(blade, 8)
}

/** `blades`: `count` of them, laid out as above. Edges are soft over one sample. */
export function iris(frame: usize, out: usize, width: i32, height: i32, blades: usize, count: i32): void {
  const luma = <usize>width * height
  const v = luma + (luma >> 2)
  bladesPlane(frame, out, width, height, blades, count, 1, true)
  bladesPlane(frame + luma, out + luma, width >> 1, height >> 1, blades, count, 2, false)
  bladesPlane(frame + v, out + v, width >> 1, height >> 1, blades, count, 2, false)
}
