import { expect, test } from 'vitest'
import { makeHashtags } from './make-hashtags.ts'

test('a hashtag has no article in front', () => {
  expect(makeHashtags(['o oceano', 'The ocean', 'as', 'água'])).toEqual(['#oceano', '#ocean', '#as', '#agua'])
})

test('hashtags are letters and digits without accents, each once, six at most', () => {
  expect(makeHashtags(['Café especial!', 'cafe especial', 'pão de queijo', '🔥', 'a', 'dica 1', 'x'.repeat(30), 'um tema', 'dois', 'tres', 'quatro'])).toEqual([
    '#cafeespecial',
    '#paodequeijo',
    '#dica1',
    '#umtema',
    '#dois',
    '#tres',
  ])
})
