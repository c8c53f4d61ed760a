import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A table of scripts/maps/own, as its author wrote it. */
export function readPlaces(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, `own/${name}.yaml`), 'utf8'))
}
