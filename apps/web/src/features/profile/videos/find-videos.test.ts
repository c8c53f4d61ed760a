import { describe, expect, it } from 'vitest'
import { testVideo } from '../../../../tests/profile-account.ts'
import { findVideos, type Choices } from './find-videos.ts'

const video = (id: string, title: string, kind: 'theme' | 'product') => ({ ...testVideo(id, title, 100), kind, expiresAt: 1 })
const videos = [video('a', 'Café especial', 'theme'), video('b', 'Fone Aurora', 'product'), video('c', 'Café em pó', 'product')]
const all: Choices = { search: '', kind: 'all', state: 'all', stateOf: ({ id }) => (id === 'c' ? 'expiring' : 'active') }
const idsOf = (choices: Partial<Choices>) => findVideos(videos, { ...all, ...choices }).shown.map(({ id }) => id)

describe('the videos that are found', () => {
  it.each([
    [{}, ['c', 'a', 'b']],
    [{ search: ' cafe ' }, ['c', 'a']],
    [{ search: 'ESPECIAL café' }, ['a']],
    [{ kind: 'product' }, ['c', 'b']],
    [{ kind: 'product', search: 'cafe', state: 'active' }, []],
  ] as const)('with %j are %j', (choices, ids) => {
    expect(idsOf(choices)).toEqual(ids)
  })

  it('are counted by state, whatever state is chosen', () => {
    expect(findVideos(videos, { ...all, kind: 'product', state: 'expired' }).counts).toEqual({ all: 2, active: 1, expiring: 1, expired: 0 })
  })
})
