export { createStillBaker, partsOf, type StillBaker } from './still-baker.ts'
