import { baseLanguage, videoLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { heardPhonemes } from '../../../tests/phonemes/heard-phonemes.ts'
import { nameList, speechWords } from '../../content/content.ts'
import { spokenText, spokenTokens } from './spoken-text.ts'

function listed(language: VideoLanguage): string[] {
  const { said, spelled } = speechWords(baseLanguage[language])
  return [...Object.keys(nameList(baseLanguage[language]).said), ...Object.keys(said), ...spelled]
}

describe.each(videoLanguages)('names, brands and acronyms in %s', (language) => {
  it('are at least 600 with a reading of their own', () => {
    expect(new Set(listed(language)).size).toBeGreaterThanOrEqual(600)
  })

  it('are shown as they are written', () => {
    for (const name of listed(language)) {
      const shown = spokenTokens(`Sobre ${name}, agora.`, language).map(({ display }) => display)

      expect(shown.join(' ')).toBe(`Sobre ${name}, agora.`)
    }
  })

  it('are said in the same way wherever they stand in a sentence', () => {
    const { said } = nameList(baseLanguage[language])
    for (const [name, saying] of Object.entries(said)) {
      expect(spokenText(`a (${name}), b`, language)).toMatch(new RegExp(`^\\S+ ${saying}, \\S+$`))
    }
  })

  it('sound different from what the voice makes of them as they are written', async () => {
    const names = Object.entries(nameList(baseLanguage[language]).said)

    const written = await heardPhonemes(
      names.map(([name]) => name),
      language,
    )
    const said = await heardPhonemes(
      names.map(([, saying]) => saying),
      language,
    )

    expect(names.filter((_, index) => written[index] === said[index])).toEqual([])
  }, 120_000)
})

/** Written in the alphabet of the synthesiser, stress in front of the syllable. */
const intended: Record<VideoLanguage, [written: string, phonemes: string][]> = {
  'pt-BR': [
    ['Instagram', 'iŋstaɡrˈɐ̃'],
    ['WhatsApp', 'uatsˈapi'],
    ['YouTube', 'jutˈubi'],
    ['Netflix', 'nˈɛtʃi flˈiks'],
    ['iPhone', 'aɪfˈoni'],
    ['Python', 'pˈaɪtoŋ'],
    ['Minecraft', 'mˈaɪni krˈɛfitʃi'],
    ['Peugeot', 'peʒˈo'],
    ['Chelsea', 'tʃˈɛʊsi'],
    ['Schumacher', 'ʃumˈakɛr'],
    ['Beyoncé', 'bioŋsˈe'],
    ['Rihanna', 'xjˈɐ̃næ'],
    ['Pixar', 'piksˈar'],
    ['Einstein', 'ˈaiŋstˈain'],
    ['Shakespeare', 'ʃˈeikispir'],
    ['Nietzsche', 'nˈitʃi'],
    ['Louvre', 'lˈuvri'],
    ['Seattle', 'siˈatow'],
    ['Croissant', 'kruasˈɐ̃'],
    ['Gucci', 'ɡˈutʃi'],
    ['Nubank', 'nubˈeɪŋki'],
    ['ENEM', 'enˈeɪŋ'],
    ['IRPF', 'ˈi ˈɛxy pˈe ˈɛfy'],
  ],
  'en-US': [
    ['cachaça', 'kɑːʃˈɑːsə'],
    ['Tejada', 'tɛhˈɑːdə'],
    ['Chloé', 'kloʊˈeɪ'],
    ['Porsche', 'pˈɔːɹʃə'],
    ['Goethe', 'ɡˈɜːɾə'],
    ['Versailles', 'vˈɛɹsˈaɪ'],
    ['prosciutto', 'pɹoʊʃˈuːɾoʊ'],
    ['hygge', 'hˈuːɡə'],
    ['Kyiv', 'kˈiːv'],
    ['Huawei', 'wˈɑːweɪ'],
    ['Nguyen', 'wˈɪn'],
    ['Niamh', 'nˈiːv'],
    ['Favre', 'fˈɑːɹv'],
    ['Kanye', 'kˈɑːnjˈeɪ'],
    ['IRS', 'ˈaɪ ˈɑːɹ ˈɛs'],
  ],
}

describe.each(videoLanguages)('the voice in %s', (language) => {
  it('says names of every group as people do', async () => {
    const names = intended[language]

    const heard = await heardPhonemes(
      names.map(([name]) => spokenText(name, language)),
      language,
    )

    expect(names.map(([name], index) => [name, heard[index]])).toEqual(names)
  })
})

describe('a name', () => {
  it.each<[VideoLanguage, string, string]>([
    ['pt-BR', 'O Google e o iPhone.', 'O gúgou e o aifôni.'],
    ['pt-BR', 'NETFLIX E INSTAGRAM', 'néti flícs E instagrã'],
    ['pt-BR', 'no instagram', 'no instagrã'],
    ['pt-BR', 'iPhones e Big Macs', 'aifônis e Big Macs'],
    ['pt-BR', 'Jean usa jeans', 'jan usa djíns'],
    ['pt-BR', 'um arsenal, e o Arsenal', 'um arsenal, e o ársenal'],
    ['pt-BR', 'Michael Jackson', 'máicou djéquisson'],
    ['pt-BR', 'Marcel, Proust', 'Marcel, prústi'],
    ['pt-BR', 'Instagram/Facebook', 'instagrã feicebúqui'],
    ['pt-BR', 'pós-Shakespeare', 'pós chêiquispir'],
    ['pt-BR', 'Use #Netflix e @instagram', 'Use néti flícs e arroba instagrã'],
    ['pt-BR', 'youtube.com/netflix', 'iutúbi ponto com barra néti flícs'],
    ['pt-BR', 'um oasis de neon', 'um oasis de neon'],
    ['pt-BR', 'Neon brilha. Siri com leite. A Siri ouve.', 'Neon brilha. Siri com leite. A síri ouve.'],
    ['en-US', 'Nice work in Nice, a nice city.', 'Nice work in neess, a nice city.'],
    ['pt-BR', "Assassin's Creed", 'assássins crídi'],
    ['en-US', "Ariana Grande's song", "ariana grahnday's song"],
    ['en-US', 'Birds nestle while we ravel and munch.', 'Birds nestle while we ravel and munch.'],
    ['en-US', "Porsche's Porsches", "porsha's porshas"],
    ['en-US', 'the Louvre-Versailles train', 'the loovra vair-ci train'],
  ])('in %s: "%s" is said "%s"', (language, written, spoken) => {
    expect(spokenText(written, language)).toBe(spoken)
  })
})
