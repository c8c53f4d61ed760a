import type { MusicId } from '@relampago/domain/catalogue'
import type { Mood } from '../mood.ts'
import { ambient } from './ambient.ts'
import { cinematic } from './cinematic.ts'
import { corporate } from './corporate.ts'
import { electronic } from './electronic.ts'
import { mystery } from './mystery.ts'
import { upbeat } from './upbeat.ts'

export const moods = { corporate, upbeat, cinematic, ambient, electronic, mystery } as const satisfies Record<MusicId, Mood>
