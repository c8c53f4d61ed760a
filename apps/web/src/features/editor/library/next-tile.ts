/** Tiles beside each other. */
const tileColumns = 3

/**
 * Where a key leads from the tile `at`, counted over all groups of the given sizes; each group
 * begins a row. `null` for other keys.
 */
export function nextTile(groups: readonly number[], at: number, key: string): number | null {
  const rows = rowsOf(groups)
  const count = groups.reduce((sum, size) => sum + size, 0)
  const row = rows.findIndex((tiles) => tiles.includes(at))
  const column = rows[row]?.indexOf(at) ?? 0
  const inRow = (other: number) => rows[other]?.[Math.min(column, (rows[other]?.length ?? 1) - 1)] ?? at
  switch (key) {
    case 'ArrowRight':
      return Math.min(count - 1, at + 1)
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'ArrowDown':
      return inRow(row + 1)
    case 'ArrowUp':
      return inRow(row - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

function rowsOf(groups: readonly number[]): number[][] {
  const rows: number[][] = []
  let first = 0
  for (const size of groups) {
    for (let start = first; start < first + size; start += tileColumns)
      rows.push(Array.from({ length: Math.min(tileColumns, first + size - start) }, (_, index) => start + index))
    first += size
  }
  return rows
}
