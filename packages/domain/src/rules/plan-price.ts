/** A price in reals as people write it (14.9, '14.90', '14,90'), in cents; `null` for others. */
export function readPriceCents(price: number | string): number | null {
  const text = String(price).trim().replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null
}
