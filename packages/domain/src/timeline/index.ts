export * from './caption-geometry.ts'
export * from './caption-pages.ts'
export * from './caption-words.ts'
export type * from './timeline.ts'
