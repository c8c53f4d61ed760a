import { describe, expect, it } from 'vitest'
import { readFontSize, readMusicVolume, readWizardForm, wizardDefaults } from './wizard-form.ts'
import { inputTip, orderOf } from './wizard-order.ts'
import { firstWizard, firstWizardIn, isUntouched, moveWizard, readSavedWizard, readSelectedTemplate, writeSavedWizard, type Wizard } from './wizard-steps.ts'

const marketplaces = ['mercadolivre.com.br', 'amazon.com.br']
const filled: Wizard = { ...firstWizard, form: { ...wizardDefaults, input: 'café especial' } }

describe('the wizard starts with', () => {
  it('the defaults of the specification, at 9:16', () => {
    expect(wizardDefaults).toMatchObject({
      duration: 30,
      language: 'pt-BR',
      voice: 'female',
      font: 'anton',
      fontSize: 110,
      textColor: '#FFFFFF',
      outlineColor: '#000000',
      karaokeColor: '#FF2D55',
      template: 'default',
      music: 'corporate',
      musicVolume: 0.12,
      soundEffects: true,
      selectedPalette: 'classic',
      videoQuality: 'fhd',
      aspectRatio: '9:16',
    })
    expect(wizardDefaults.selectedVoice).toEqual({ type: 'female', name: 'Lia', preview: '/static/assets/audio_previews/pt-BR-female.mp3', language: 'pt-BR' })
  })
})

describe('a theme from another page', () => {
  const media = [{ id: '0f8fad5b-d9cb-469f-a165-70867728950e' }]
  const draft: Wizard = { ...filled, step: 3, form: { ...filled.form, context: 'sem açúcar', opening: 'Sabia?', variationOf: 'a', media, music: 'mystery' } }

  it('is told without what was told of the one before, in the same style', () => {
    const { form, step } = moveWizard(draft, { type: 'arrive', input: 'baleias' })

    expect(form).toMatchObject({ input: 'baleias', context: '', opening: '', variationOf: '', media: [], music: 'mystery' })
    expect(step).toBe(1)
  })

  it('that is the same one goes on from its draft', () => {
    expect(moveWizard(draft, { type: 'arrive', input: ' café especial ' }).form).toMatchObject({ context: 'sem açúcar', opening: '', media })
  })
})

describe('the first narration', () => {
  it('is in the language of the page, and leaves the wizard untouched', () => {
    const english = moveWizard(firstWizard, { type: 'narrate', language: 'en-US' })

    expect(english.form).toMatchObject({ language: 'en-US', selectedVoice: { language: 'en-US' } })
    expect([english, firstWizard, firstWizardIn('en-US')].map(isUntouched)).toEqual([true, true, true])
    expect(isUntouched(moveWizard(filled, { type: 'narrate', language: 'en-US' }))).toBe(false)
  })
})

describe('the form of the script', () => {
  const ordered = (more: object, kind: 'theme' | 'product' = 'theme') => orderOf({ ...wizardDefaults, input: 'café', ...more }, kind)

  it('is automatic until one is chosen, and is sent for themes alone', () => {
    expect(wizardDefaults.shape).toBe('automatic')
    expect(ordered({})).not.toHaveProperty('shape')
    expect(ordered({ shape: 'quiz' })).toMatchObject({ shape: 'quiz' })
    expect(ordered({ shape: 'quiz' }, 'product')).not.toHaveProperty('shape')
  })

  it('sends a look only when one was chosen, for products too', () => {
    expect(wizardDefaults.look).toBe('automatic')
    expect(ordered({})).not.toHaveProperty('look')
    expect(ordered({ look: 'cordel' })).toMatchObject({ look: 'cordel' })
    expect(ordered({ look: 'cordel' }, 'product')).toMatchObject({ look: 'cordel' })
    expect(readWizardForm({ look: 'neon' }).look).toBe('neon')
    expect(readWizardForm({ look: 'baroque' }).look).toBe('automatic')
  })

  it('that was stored is restored while it is offered', () => {
    expect(readWizardForm({ shape: 'story' }).shape).toBe('story')
    expect(readWizardForm({ shape: 'poem' }).shape).toBe('automatic')
    expect(readWizardForm({}).shape).toBe('automatic')
  })
})

describe('moving through the steps', () => {
  it('goes from 1 to 3 and no further, and back to 1 and no further', () => {
    const forwards = [1, 2, 3].reduce((wizard) => moveWizard(wizard, { type: 'next' }), filled)
    const backwards = [1, 2, 3].reduce((wizard) => moveWizard(wizard, { type: 'back' }), forwards)

    expect(forwards.step).toBe(3)
    expect(backwards.step).toBe(1)
  })

  it('stays on the first step while the theme is blank', () => {
    const blank = { ...firstWizard, form: { ...wizardDefaults, input: '   ' } }

    expect(moveWizard(blank, { type: 'next' })).toMatchObject({ step: 1, problem: 'input_missing' })
    expect(moveWizard({ ...blank, step: 3 }, { type: 'check' })).toMatchObject({ step: 1, problem: 'input_missing' })
  })

  it('forgets the complaint as soon as something is typed', () => {
    const complaining = moveWizard(firstWizard, { type: 'next' })

    expect(moveWizard(complaining, { type: 'change', change: { input: 'c' } }).problem).toBeNull()
    expect(moveWizard(complaining, { type: 'change', change: { duration: 15 } }).problem).toBe('input_missing')
  })

  it("follows the browser's back and forward without a complaint, as far as the form allows", () => {
    expect(moveWizard({ ...filled, step: 3 }, { type: 'travel', step: 2 })).toMatchObject({ step: 2, problem: null })
    expect(moveWizard(firstWizard, { type: 'travel', step: 3 })).toMatchObject({ step: 1, problem: null })
  })

  it('changes the voice along with its language', () => {
    const english = moveWizard(filled, { type: 'change', change: { language: 'en-US', voice: 'male' } })

    expect(english.form.selectedVoice).toMatchObject({ name: 'Owen', language: 'en-US' })
  })
})

describe('what was saved comes back', () => {
  it('with its step', () => {
    const atTheEnd: Wizard = { ...filled, step: 3, form: { ...filled.form, soundEffects: false } }

    expect(readSavedWizard(writeSavedWizard(atTheEnd))).toEqual(atTheEnd)
  })

  it('with defaults for what is missing or no longer offered, and always at 9:16', () => {
    const form = readWizardForm({ input: 'x', duration: 45, font: 'Comic Sans', aspectRatio: '16:9', musicVolume: 7, textColor: 'red?', fontSize: 500 })

    expect(form).toMatchObject({ input: 'x', duration: 30, font: 'anton', aspectRatio: '9:16', musicVolume: 1, textColor: '#FFFFFF', fontSize: 200 })
  })

  it.each([null, '', '{', '7', 'null'])('as nothing when it was %j', (stored) => {
    expect(readSavedWizard(stored)).toBeNull()
  })

  it('a chosen template only when it is on offer', () => {
    expect(readSelectedTemplate('{"id":"a1-b2","name":"Feira"}')).toBe('custom_a1-b2')
    expect(readSelectedTemplate('{"id":"custom_a1-b2"}')).toBe('custom_a1-b2')
    for (const stored of [null, 'not json', '7', '[]', '{}', '{"id":""}', '{"id":5}']) expect(readSelectedTemplate(stored)).toBeNull()
  })
})

describe('numbers', () => {
  it.each([
    ['', 100],
    ['abc', 100],
    ['10', 24],
    ['96', 96],
    ['999', 200],
  ])('font size %j is read as %i', (text, size) => {
    expect(readFontSize(text)).toBe(size)
  })

  it('music volume is kept between 0 and 1', () => {
    expect([readMusicVolume(-1), readMusicVolume(0.5), readMusicVolume(2), readMusicVolume(undefined)]).toEqual([0, 0.5, 1, 0.12])
  })
})

describe('advice on the theme', () => {
  it.each([
    ['café especial', null],
    ['três palavras só', null],
    ['quatro palavras são demais', 'long_theme'],
    ['https://loja.example/p/1', 'other_shop'],
    ['https://produto.mercadolivre.com.br/MLB-1', null],
    ['product placement para quem começa', null],
    ['', null],
  ])('%s: %s', (input, tip) => {
    expect(inputTip(input, marketplaces)).toBe(tip)
  })
})

describe('the order', () => {
  const form = { ...wizardDefaults, input: ' café ', karaokeColor: '#22D3EE' }

  it('carries the chosen karaoke colour for products only', () => {
    expect(orderOf(form, 'product').karaokeColor).toBe('#22D3EE')
    expect(orderOf(form, 'theme').karaokeColor).toBe('#FF2D55')
  })

  it('leaves out what the server does not read', () => {
    expect(Object.keys(orderOf(form, 'theme'))).toEqual([
      'input',
      'context',
      'duration',
      'language',
      'voice',
      'font',
      'fontSize',
      'textColor',
      'outlineColor',
      'karaokeColor',
      'captionStyle',
      'template',
      'music',
      'musicVolume',
      'soundEffects',
    ])
    expect(orderOf(form, 'theme').input).toBe('café')
  })
})

describe('an opening that was chosen', () => {
  const opening = 'O café em um número: 80 pontos.'
  const chosen = moveWizard(filled, { type: 'change', change: { opening } })

  it('is sent with the order, and stays with another voice or template', () => {
    const varied = moveWizard(chosen, { type: 'change', change: { voice: 'male', template: 'dynamic' } })

    expect(orderOf(varied.form, 'theme').opening).toBe(opening)
    expect(readSavedWizard(writeSavedWizard(varied))?.form.opening).toBe(opening)
    expect(orderOf(filled.form, 'theme')).not.toHaveProperty('opening')
  })

  it.each([{ input: 'chá' }, { context: 'Abrimos às 9.' }, { language: 'en-US' }, { duration: 60 }] as const)(
    'goes with another subject or length: %j',
    (change) => {
      expect(moveWizard(chosen, { type: 'change', change }).form.opening).toBe('')
    },
  )
})
