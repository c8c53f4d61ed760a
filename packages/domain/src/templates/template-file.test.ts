import { describe, expect, it } from 'vitest'
import { bodyOfTemplate } from './duplicate-of.ts'
import { readTemplate } from './read-template.ts'
import { longestTemplateFile, readTemplateFile, templateFileName, toTemplateFile } from './template-file.ts'

const template = readTemplate({
  id: '8a4f1f0e-5f1b-4ac1-8f5e-0d2a3f9b7c11',
  name: 'Feirão “de sábado”',
  description: 'Rápido, com duas linhas\u{1F4A5}',
  category: 'offer',
  difficulty: 'advanced',
  tags: ['loja', 'preço'],
  version: '2.1.0',
  status: 'published',
  author_id: 'u1',
  author_name: 'Bia Ramos',
  likes: 12,
  downloads: 7,
  effects: [
    { type: 'hue', intensity: 30, duration: 4, custom_params: { start_time: 1, end_time: 5 } },
    { type: 'snow', intensity: 100, duration: 12, custom_params: { start_time: 0, end_time: 12 } },
  ],
  transitions: [
    { type: 'fade', duration: 0.5, easing: 'linear', custom_params: { start_time: 0 } },
    { type: 'wipeleft', duration: 1.5, easing: 'linear', custom_params: { start_time: 0.7 } },
  ],
  settings: { resolution: '1920x1080', duration: 12, camera_zoom: 0.1, layer_motion: 0.25, caption_pop: false, background_color: '#112233' },
})
if (template === null) throw new Error('the sample is no template')

/** As the server writes it. */
const textOf = (one: typeof template) => JSON.stringify(toTemplateFile(one), null, 2)

describe("a template's file", () => {
  it('gives back what decides the template, and nothing of its author and counts', () => {
    const text = textOf(template)

    expect(readTemplateFile(text)).toEqual({ body: bodyOfTemplate(template) })
    expect(text).not.toMatch(/u1|Bia|likes|downloads|published|8a4f/)
  })

  it.each([
    ['', 'no-json'],
    ['{"format":', 'no-json'],
    ['nome: Feirão', 'no-json'],
    ['null', 'no-template'],
    ['[]', 'no-template'],
    ['"relampago-template"', 'no-template'],
    ['{"format":"relampago-template","version":1}', 'no-template'],
    ['{"format":"relampago-template","version":1,"template":[]}', 'no-template'],
    ['{"format":"relampago-template","version":1,"template":null}', 'no-template'],
    ['{"format":"relampago-template","version":"1","template":{}}', 'no-template'],
    ['{"format":"relampago-template","version":0,"template":{}}', 'no-template'],
    ['{"format":"relampago-template","version":1.5,"template":{}}', 'no-template'],
    ['{"format":"another","version":1,"template":{}}', 'no-template'],
    // Where a later version puts the template is unknown.
    ['{"format":"relampago-template","version":2,"templates":[]}', 'newer'],
    ['{"format":"relampago-template","version":2,"template":{}}', 'newer'],
  ])('of %j is refused as %s', (text, problem) => {
    expect(readTemplateFile(text)).toEqual({ problem })
  })

  it('is refused above its size before it is parsed', () => {
    expect(readTemplateFile(' '.repeat(longestTemplateFile + 1))).toEqual({ problem: 'too-large' })
    expect(readTemplateFile(`${textOf(template)}${' '.repeat(1000)}`)).toEqual({ body: bodyOfTemplate(template) })
  })

  it('holds the longest template that may be stored', () => {
    const longest = {
      ...template,
      name: '\u{1F4A5}'.repeat(50),
      description: '"'.repeat(500),
      tags: Array.from({ length: 12 }, (_, at) => `${'"'.repeat(28)}${at}`),
      effects: Array.from({ length: 15 }, () => ({
        type: 'huesaturation',
        intensity: 100,
        duration: 100.123456789012,
        custom_params: { start_time: 10.123456789012, end_time: 110.246913578024 },
      })),
      transitions: Array.from({ length: 25 }, () => ({
        type: 'smoothright',
        duration: 1.1234567890123,
        easing: 'linear' as const,
        custom_params: { start_time: 100.1234567890123 },
      })),
    }

    expect(readTemplateFile(textOf(longest)).problem).toBeUndefined()
  })
})

describe("the name of a template's file", () => {
  it.each([
    ['Feirão “de sábado”', 'template-feirao-de-sabado.json'],
    ['  Três passos!!  ', 'template-tres-passos.json'],
    ['../../etc/passwd', 'template-etc-passwd.json'],
    ['CON', 'template-con.json'],
    ['50% OFF: <b>já</b>', 'template-50-off-b-ja-b.json'],
    ['日本の夏', 'template-日本の夏.json'],
    ['\u{1F4A5}\u{202E}', 'template.json'],
    ['', 'template.json'],
  ])('%j becomes %s', (name, expected) => {
    expect(templateFileName(name)).toBe(expected)
  })

  it('is short however long the name is', () => {
    expect(templateFileName('ab '.repeat(33))).toBe(`template-${'ab-'.repeat(19)}ab.json`)
  })
})
