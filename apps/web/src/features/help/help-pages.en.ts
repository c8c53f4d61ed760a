import { categoriesOf } from './help-category.ts'

export const categories = categoriesOf(import.meta.glob('#pages/help/*.en.md', { eager: true, import: 'default' }))
