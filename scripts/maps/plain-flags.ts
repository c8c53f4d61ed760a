/**
 * Countries whose flag is drawn: those without arms, seals, writing or fine charges, which a simple
 * drawing would only show wrongly.
 */
export const plainFlags: readonly string[] = (
  'AE AM AR AT AU AZ BA BD BE BF BG BH BJ BR BS BW CA CD CF CG CH CI CL CM CN CO CU CZ DE DJ DK DZ EE FI FR GA GB GH GM GN GR GW HN HU ' +
  'ID IE IL IS IT JM JO JP KP KW LA LR LT LU LV LY MA MC MG ML MM MR MU MY NA NE NG NL NO NZ PA PH PK PL PS PW ' +
  'QA RO RU SC SD SE SG SL SN SO SR SS SY TD TG TH TL TN TO TR TT TZ UA US UY VC VN YE ZA'
).split(' ')
