export * from './input-kind.ts'
