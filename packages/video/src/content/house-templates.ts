export { houseTemplates } from './content.ts'
export type { HouseTemplate } from './schema/templates.ts'
