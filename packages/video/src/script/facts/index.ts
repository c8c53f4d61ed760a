import type { ThemeFacts } from './theme-facts.ts'
import { artificialIntelligence } from './themes/artificial-intelligence.ts'
import { cats } from './themes/cats.ts'
import { chocolate } from './themes/chocolate.ts'
import { cleaning } from './themes/cleaning.ts'
import { coffee } from './themes/coffee.ts'
import { contentCreation } from './themes/content-creation.ts'
import { digitalMarketing } from './themes/digital-marketing.ts'
import { dogs } from './themes/dogs.ts'
import { emergencyFund } from './themes/emergency-fund.ts'
import { energySaving } from './themes/energy-saving.ts'
import { hair } from './themes/hair.ts'
import { healthyEating } from './themes/healthy-eating.ts'
import { houseplants } from './themes/houseplants.ts'
import { jobInterview } from './themes/job-interview.ts'
import { ocean } from './themes/ocean.ts'
import { packing } from './themes/packing.ts'
import { passwords } from './themes/passwords.ts'
import { personalFinance } from './themes/personal-finance.ts'
import { phoneBattery } from './themes/phone-battery.ts'
import { productivity } from './themes/productivity.ts'
import { reading } from './themes/reading.ts'
import { sky } from './themes/sky.ts'
import { sleep } from './themes/sleep.ts'
import { smallBusiness } from './themes/small-business.ts'
import { solarSystem } from './themes/solar-system.ts'
import { strengthTraining } from './themes/strength-training.ts'
import { stress } from './themes/stress.ts'
import { studying } from './themes/studying.ts'
import { sunscreen } from './themes/sunscreen.ts'
import { teeth } from './themes/teeth.ts'
import { walking } from './themes/walking.ts'
import { water } from './themes/water.ts'

/** Every theme the writer has facts for; one file each under `themes/`. */
export const themes: readonly ThemeFacts[] = [
  artificialIntelligence,
  cats,
  chocolate,
  cleaning,
  coffee,
  contentCreation,
  digitalMarketing,
  dogs,
  emergencyFund,
  energySaving,
  hair,
  healthyEating,
  houseplants,
  jobInterview,
  ocean,
  packing,
  passwords,
  personalFinance,
  phoneBattery,
  productivity,
  reading,
  sky,
  sleep,
  smallBusiness,
  solarSystem,
  strengthTraining,
  stress,
  studying,
  sunscreen,
  teeth,
  walking,
  water,
]
