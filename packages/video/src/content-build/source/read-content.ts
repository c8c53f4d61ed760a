import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { actionChoices, actionsFile, type ActionChoices, type ActionsFile } from '../../content/schema/actions.ts'
import {
  comparisonsFile,
  kindsFile,
  namesFile as entityNamesFile,
  propertiesFile,
  unitsFile,
  type Encyclopedia,
  type PropertiesFile,
} from '../../content/schema/encyclopedia.ts'
import { familyFile, type FamilyFile } from '../../content/schema/families.ts'
import { namesFile, type NamesFile } from '../../content/schema/names.ts'
import { phrasesFile, type Phrases } from '../../content/schema/phrases.ts'
import { picturesFile, type PictureLists } from '../../content/schema/pictures.ts'
import { sizesFile, type SizesFile } from '../../content/schema/sizes.ts'
import { speechFile, type SpeechFile } from '../../content/schema/speech.ts'
import { struckFile, type StruckFile } from '../../content/schema/struck.ts'
import { templateFile, type TemplateSource } from '../../content/schema/templates.ts'
import { themeFile, type ThemeFile } from '../../content/schema/theme.ts'
import { wordsFile, type WordsFile } from '../../content/schema/words.ts'
import type { Problem } from './problems.ts'
import { openSource, type SourceFile } from './source-file.ts'

/** A file whose form is right. `id` is its name without folder and ending. */
export type Read<Value> = { id: string; file: SourceFile; value: Value }

/** All of the content, as written. */
export type Content = {
  themes: Read<ThemeFile>[]
  struck: Read<StruckFile>[]
  actions: Read<ActionsFile>[]
  actionChoices: Read<ActionChoices>
  phrases: Record<InterfaceLanguage, Read<Phrases>>
  speech: Record<InterfaceLanguage, Read<SpeechFile>>
  names: Record<InterfaceLanguage, Read<NamesFile>>
  words: Record<InterfaceLanguage, Read<WordsFile>>
  pictures: Read<PictureLists>
  sizes: Read<SizesFile>
  encyclopedia: EncyclopediaFiles
  families: Read<FamilyFile>[]
  templates: Read<TemplateSource>[]
}

/** What turns statements of a data base into sentences, file by file. */
export type EncyclopediaFiles = { [Name in Exclude<keyof Encyclopedia, 'properties'>]: Read<Encyclopedia[Name]> } & { properties: Read<PropertiesFile>[] }

/**
 * The content of a folder, or what is wrong with its form: everything at once, so that an author
 * mends it in one go.
 */
export function readContent(folder: string, open = openSource): { content: Content; problems: [] } | { content: null; problems: Problem[] } {
  const problems: Problem[] = []
  const names = new Set<string>()
  const read = <Value>(name: string, schema: z.ZodType<Value>): Read<Value> => {
    names.add(name)
    const { problems: found, ...one } = readFile(open(folder, name), name, schema)
    problems.push(...found)
    return one
  }
  const all = <Value>(name: string, schema: z.ZodType<Value>) => yamlFiles(folder, name).map((file) => read(file, schema))
  const each = <Value>(name: string, schema: z.ZodType<Value>) =>
    Object.fromEntries(interfaceLanguages.map((language) => [language, read(`${name}/${language}.yaml`, schema)])) as Record<InterfaceLanguage, Read<Value>>

  const content: Content = {
    themes: folders(folder, 'themes').flatMap((area) => all(area, themeFile)),
    struck: all('struck', struckFile),
    actions: all('actions', actionsFile),
    actionChoices: read('actions.yaml', actionChoices),
    phrases: each('phrases', phrasesFile),
    speech: each('speech', speechFile),
    names: each('names', namesFile),
    words: each('words', wordsFile),
    pictures: read('pictures.yaml', picturesFile),
    sizes: read('sizes.yaml', sizesFile),
    encyclopedia: {
      properties: all('encyclopedia/properties', propertiesFile),
      kinds: read('encyclopedia/kinds.yaml', kindsFile),
      units: read('encyclopedia/units.yaml', unitsFile),
      comparisons: read('encyclopedia/comparisons.yaml', comparisonsFile),
      names: read('encyclopedia/names.yaml', entityNamesFile),
    },
    families: all('families', familyFile),
    templates: all('templates', templateFile),
  }
  problems.push(...strayFiles(folder, names))
  return problems.length > 0 ? { content: null, problems } : { content, problems: [] }
}

/** One file; its value is there only when there are no problems. */
function readFile<Value>(file: SourceFile, name: string, schema: z.ZodType<Value>): Read<Value> & { problems: Problem[] } {
  const { value, problems } = file.read(schema)
  return { id: name.replace(/^.*\//, '').replace(/\.yaml$/, ''), file, value: value as Value, problems }
}

/**
 * Files that nothing reads: a folder with a wrong name, a language that the platform does not have.
 */
function strayFiles(folder: string, names: ReadonlySet<string>): Problem[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  return files
    .filter((name) => /\.ya?ml$/.test(name) && !names.has(name))
    .map((name) => ({
      file: `content/${name}`,
      line: 1,
      message: 'is read by nothing: mind its folder, its ending .yaml and, for a new language, docs/adding-a-language.md',
    }))
}

function folders(folder: string, name: string): string[] {
  return readdirSync(join(folder, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${name}/${entry.name}`)
    .toSorted()
}

function yamlFiles(folder: string, name: string): string[] {
  if (!existsSync(join(folder, name))) return []
  return readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => `${name}/${file}`)
}
