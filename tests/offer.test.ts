import { expect, it } from 'vitest'
import { builtInTemplateIds, fontIds, musicIds, offer, voices } from '@relampago/domain/catalogue'

it('the landing page counts what the catalogue has', () => {
  expect(offer).toEqual({ voices: voices.length, music: musicIds.length, fonts: fontIds.length, templates: builtInTemplateIds.length })
})
