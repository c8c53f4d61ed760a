import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A table of scripts/families/own, as its author wrote it. */
export function readOwn(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, `own/${name}.yaml`), 'utf8'))
}

/** A JSON file of a package. */
export function readPackage(file: string): unknown {
  return createRequire(import.meta.url)(file)
}

/** A name of the CLDR data that Node brings: a region, a language, a currency. */
export function nameOf(type: Intl.DisplayNamesType, code: string, language: string): string {
  return new Intl.DisplayNames([language], { type }).of(code) ?? code
}
