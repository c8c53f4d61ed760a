// Transitions with hard edges: whole runs of a row come from one frame or the other, so they are
// row copies.

const black: i32 = 16
const neutral: i32 = 128

// Direction codes, in which the edge travels.
const left: i32 = 0
const right: i32 = 1
const up: i32 = 2
const down: i32 = 3
// Corner codes: the incoming frame grows out of the opposite corner towards this one.
const topLeft: i32 = 4
const topRight: i32 = 5
const bottomLeft: i32 = 6
const bottomRight: i32 = 7

/** Samples of a side before an edge at this share of it, the one on the edge included. */
function edge(side: i32, share: f32): i32 {
  return min(side, <i32>(<f32>side * share) + 1)
}

/**
 * One plane of a wipe, parted at edgeX and edgeY samples; `towards` is a direction or corner code.
 */
function wipePlane(from: usize, to: usize, out: usize, width: i32, height: i32, edgeX: i32, edgeY: i32, towards: i32): void {
  const fromRight = isFromRight(towards)
  const fromBottom = isFromBottom(towards)
  let at: usize = 0
  for (let y = 0; y < height; y++, at += width) {
    // A row is reached when the horizontal edge has passed it; in corner wipes it is then wholly
    // incoming.
    const reached = fromBottom ? y >= edgeY : y < edgeY
    const byColumn = towards < up || (towards > down && !reached)
    if (!byColumn) {
      memory.copy(out + at, (reached ? to : from) + at, width)
      continue
    }
    memory.copy(out + at, (fromRight ? from : to) + at, edgeX)
    memory.copy(out + at + edgeX, (fromRight ? to : from) + at + edgeX, width - edgeX)
  }
}

function isFromRight(towards: i32): bool {
  return towards == left || towards == topLeft || towards == bottomLeft
}

function isFromBottom(towards: i32): bool {
  return towards == up || towards == topLeft || towards == topRight
}

/**
 * The incoming frame is uncovered by an edge that moves `towards` a side or corner (codes above).
 */
export function wipe(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, towards: i32): void {
  const rest: f32 = 1 - progress
  // Not `progress` itself: cut positions are truncated, and xfade counts them from the rest.
  const gone: f32 = 1 - rest
  const edgeX = edge(width, isFromRight(towards) ? rest : gone)
  const edgeY = edge(height, isFromBottom(towards) ? rest : gone)
  const luma = <usize>width * height
  const v = luma + (luma >> 2)
  const halfX = (edgeX + 1) >> 1
  const halfY = (edgeY + 1) >> 1
  wipePlane(from, to, out, width, height, edgeX, edgeY, towards)
  wipePlane(from + luma, to + luma, out + luma, width >> 1, height >> 1, halfX, halfY, towards)
  wipePlane(from + v, to + v, out + v, width >> 1, height >> 1, halfX, halfY, towards)
}

/** One plane of `slide`; `cut` is how many columns or rows the incoming frame has. */
function slidePlane(from: usize, to: usize, out: usize, width: i32, height: i32, cut: i32, towards: i32, fromMoves: bool, toMoves: bool): void {
  const row = <usize>width
  const keptX = <usize>(width - cut)
  const keptY = height - cut
  const shift = <usize>cut
  let at: usize = 0
  for (let y = 0; y < height; y++, at += row) {
    if (towards == left) {
      memory.copy(out + at, from + at + (fromMoves ? shift : 0), keptX)
      memory.copy(out + at + keptX, to + at + (toMoves ? 0 : keptX), shift)
    } else if (towards == right) {
      memory.copy(out + at, to + at + (toMoves ? keptX : 0), shift)
      memory.copy(out + at + shift, from + at + (fromMoves ? 0 : shift), keptX)
    } else if (towards == up) {
      if (y < keptY) memory.copy(out + at, from + at + (fromMoves ? shift * row : 0), row)
      else memory.copy(out + at, to + at - (toMoves ? <usize>keptY * row : 0), row)
    } else {
      if (y < cut) memory.copy(out + at, to + at + (toMoves ? <usize>keptY * row : 0), row)
      else memory.copy(out + at, from + at - (fromMoves ? shift * row : 0), row)
    }
  }
}

/**
 * Frames move `towards` a side (left, right, up, down). Both move: slide. Only the incoming: it
 * covers the outgoing. Only the outgoing: it reveals the incoming. The cut falls on even samples,
 * so that luma and chroma part at the same place.
 */
export function slide(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, towards: i32, fromMoves: bool, toMoves: bool): void {
  const luma = <usize>width * height
  const quarter = luma >> 2
  const half = <i32>(<f32>(towards < up ? width : height) * progress * <f32>0.5 + <f32>0.5)
  slidePlane(from, to, out, width, height, half * 2, towards, fromMoves, toMoves)
  slidePlane(from + luma, to + luma, out + luma, width >> 1, height >> 1, half, towards, fromMoves, toMoves)
  const v = luma + quarter
  slidePlane(from + v, to + v, out + v, width >> 1, height >> 1, half, towards, fromMoves, toMoves)
}

/** One row: samples from start to end (exclusive) of the frame between a flat level. */
function cropRow(frame: usize, out: usize, width: i32, start: i32, end: i32, level: i32): void {
  memory.fill(out, <u8>level, start)
  memory.copy(out + start, frame + start, end - start)
  memory.fill(out + end, <u8>level, width - end)
}

/** One plane of a circle of relative size `size` (0..0.5) around the middle. */
function circlePlane(frame: usize, out: usize, width: i32, height: i32, size: f32, level: i32): void {
  const w = <f32>width
  const h = <f32>height
  const radius: f32 = 8 * size * size * size * Mathf.sqrt((w * w + h * h) / 4)
  let at: usize = 0
  for (let y = 0; y < height; y++, at += width) {
    const fromMiddle: f32 = <f32>y - h / 2
    const square: f32 = radius * radius - fromMiddle * fromMiddle
    if (square < 0) {
      memory.fill(out + at, <u8>level, width)
      continue
    }
    const reach: f32 = Mathf.sqrt(square)
    const start = max(0, <i32>Mathf.ceil(w / 2 - reach))
    const end = min(width, <i32>Mathf.floor(w / 2 + reach) + 1)
    cropRow(frame + at, out + at, width, start, end, level)
  }
}

/**
 * One plane of a rectangle that starts so many samples from the left and top, and ends one less
 * from the right and bottom: samples, not gaps, are centred.
 */
function rectanglePlane(frame: usize, out: usize, width: i32, height: i32, insetX: i32, insetY: i32, level: i32): void {
  let at: usize = 0
  for (let y = 0; y < height; y++, at += width) {
    if (y < insetY || y >= height - insetY + 1) memory.fill(out + at, <u8>level, width)
    else cropRow(frame + at, out + at, width, insetX, max(insetX, width - insetX + 1), level)
  }
}

/** The outgoing frame closes to a circle or rectangle, then the incoming opens; black around. */
export function crop(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, isCircle: bool): void {
  const rest: f32 = 1 - progress
  const frame = rest < 0.5 ? to : from
  const size: f32 = Mathf.abs(rest - <f32>0.5)
  const luma = <usize>width * height
  const v = luma + (luma >> 2)
  if (isCircle) {
    circlePlane(frame, out, width, height, size, black)
    circlePlane(frame + luma, out + luma, width >> 1, height >> 1, size, neutral)
    circlePlane(frame + v, out + v, width >> 1, height >> 1, size, neutral)
    return
  }
  // Columns whose distance from the middle is less than a whole number of samples, as in xfade.
  const insetX = (width >> 1) - <i32>(size * <f32>width) + 1
  const insetY = (height >> 1) - <i32>(size * <f32>height) + 1
  rectanglePlane(frame, out, width, height, insetX, insetY, black)
  rectanglePlane(frame + luma, out + luma, width >> 1, height >> 1, (insetX + 1) >> 1, (insetY + 1) >> 1, neutral)
  rectanglePlane(frame + v, out + v, width >> 1, height >> 1, (insetX + 1) >> 1, (insetY + 1) >> 1, neutral)
}
