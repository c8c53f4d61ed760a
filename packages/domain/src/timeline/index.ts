export type * from './timeline.ts'
