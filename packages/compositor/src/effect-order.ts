/**
 * Which part takes the place of which when a share of `count` parts change places: order[place] is
 * the part shown there. The parts are chosen and mixed by a fixed sequence, so a larger share moves
 * the same ones and more; each chosen part leaves its place.
 */
export function shuffledOrder(count: number, share: number): Uint16Array {
  const order = Uint16Array.from({ length: count }, (_, index) => index)
  const chosen = shuffled(count).slice(0, Math.round(count * share))
  chosen.forEach((place, at) => {
    order[place] = chosen[(at + 1) % chosen.length] ?? place
  })
  return order
}

/** The numbers below `count`, mixed (Fisher and Yates), always in the same way. */
function shuffled(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index)
  let state = 20_261
  for (let last = count - 1; last > 0; last--) {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const other = (state >>> 0) % (last + 1)
    const moved = numbers[last] ?? last
    numbers[last] = numbers[other] ?? other
    numbers[other] = moved
  }
  return numbers
}
