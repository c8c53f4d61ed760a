/**
 * A table with its entries and nothing else, for look-ups by words of users and pages: plain
 * objects answer to "constructor" as well.
 */
export function tableOf<Entry>(entries: Readonly<Record<string, Entry>>): Record<string, Entry> {
  return Object.assign(Object.create(null) as Record<string, Entry>, entries)
}
