import { expect, test, vi } from 'vitest'
import { plantedRowFiles, readPlantedRows } from '../../../tests/planted-content.ts'
import { findTheme } from './find-theme.ts'
import { themeWording } from './theme-wording.ts'

vi.mock('../../content/open-content.ts', async (original) => {
  const { packOfThemes, readPlantedThemes } = await import('../../../tests/planted-content.ts')
  const { openContent } = await original<typeof import('../../content/open-content.ts')>()
  const pack = packOfThemes(readPlantedThemes(), openContent)
  return { openContent: () => pack }
})

test.each(plantedRowFiles)('a theme is found however it is written, and never for another thing: %s', (file) => {
  const wrong = readPlantedRows(file).flatMap(({ typed, id, language }) => {
    const { topic, title } = themeWording(typed, language)
    const found = findTheme(topic || title, language)?.theme.id ?? 'none'
    return found === id ? [] : [`${language} ${typed}: ${found}, not ${id}`]
  })

  expect(wrong).toEqual([])
})
