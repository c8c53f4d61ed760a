import type { ThemeFacts } from './theme-facts.ts'
import { coffee } from './themes/coffee.ts'
import { digitalMarketing } from './themes/digital-marketing.ts'
import { personalFinance } from './themes/personal-finance.ts'
import { sleep } from './themes/sleep.ts'

/** Every theme the writer has facts for; one file each under `themes/`. */
export const themes: readonly ThemeFacts[] = [coffee, digitalMarketing, personalFinance, sleep]
