import { categoriesOf } from './help-category.ts'

export const categories = categoriesOf(import.meta.glob('#pages/help/*.pt.md', { eager: true, import: 'default' }))
