import type { ThemeFacts } from './theme-facts.ts'
import { cats } from './themes/cats.ts'
import { coffee } from './themes/coffee.ts'
import { digitalMarketing } from './themes/digital-marketing.ts'
import { dogs } from './themes/dogs.ts'
import { houseplants } from './themes/houseplants.ts'
import { packing } from './themes/packing.ts'
import { passwords } from './themes/passwords.ts'
import { personalFinance } from './themes/personal-finance.ts'
import { sleep } from './themes/sleep.ts'
import { studying } from './themes/studying.ts'
import { sunscreen } from './themes/sunscreen.ts'
import { walking } from './themes/walking.ts'
import { water } from './themes/water.ts'

/** Every theme the writer has facts for; one file each under `themes/`. */
export const themes: readonly ThemeFacts[] = [
  cats,
  coffee,
  digitalMarketing,
  dogs,
  houseplants,
  packing,
  passwords,
  personalFinance,
  sleep,
  studying,
  sunscreen,
  walking,
  water,
]
