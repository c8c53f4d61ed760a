import type { Look, Scheme } from '../drawing/palette.ts'
import type { Domain } from './domains.ts'

type Style = {
  /** Colour families that suit the subject; the seed picks one. Hue, neighbour, accent. */
  schemes: readonly (readonly [hue: number, second: number, accentHue: number])[]
  /** Two looks that alternate; the seed picks a pair. */
  looks: readonly (readonly [Look, Look])[]
}

const calm: Style['looks'] = [
  ['mesh', 'paper'],
  ['mesh', 'grid'],
  ['paper', 'mesh'],
]
const loud: Style['looks'] = [
  ['pop', 'mesh'],
  ['pop', 'grid'],
  ['pop', 'paper'],
]
const technical: Style['looks'] = [
  ['grid', 'pop'],
  ['grid', 'mesh'],
  ['grid', 'paper'],
]
const warm: Style['looks'] = [
  ['mesh', 'paper'],
  ['pop', 'paper'],
  ['mesh', 'pop'],
  ['paper', 'pop'],
]

/**
 * Colours and looks by subject. Hues in OKLCH: 25 red, 45 orange, 85 yellow, 145 green, 195 cyan,
 * 255 blue, 295 violet, 350 pink.
 */
export const styles: Record<Domain, Style> = {
  food: {
    schemes: [
      [45, 68, 88],
      [28, 52, 95],
      [16, 40, 88],
    ],
    looks: warm,
  },
  sleep: {
    schemes: [
      [278, 305, 92],
      [262, 285, 85],
      [292, 262, 70],
    ],
    looks: [
      ['grid', 'mesh'],
      ['mesh', 'grid'],
      ['mesh', 'paper'],
    ],
  },
  money: {
    schemes: [
      [158, 182, 95],
      [168, 150, 88],
      [150, 125, 75],
    ],
    looks: [
      ['mesh', 'grid'],
      ['grid', 'paper'],
      ['mesh', 'pop'],
    ],
  },
  marketing: {
    schemes: [
      [292, 330, 120],
      [340, 15, 95],
      [300, 350, 90],
    ],
    looks: [
      ['grid', 'pop'],
      ['pop', 'grid'],
      ['pop', 'mesh'],
    ],
  },
  travel: {
    schemes: [
      [228, 200, 80],
      [205, 235, 60],
      [240, 215, 45],
    ],
    looks: warm,
  },
  pets: {
    schemes: [
      [62, 82, 200],
      [190, 165, 70],
      [52, 32, 100],
    ],
    looks: [
      ['paper', 'pop'],
      ['pop', 'paper'],
      ['mesh', 'paper'],
    ],
  },
  fitness: {
    schemes: [
      [22, 45, 112],
      [258, 225, 118],
      [12, 350, 100],
    ],
    looks: [
      ['pop', 'grid'],
      ['grid', 'pop'],
      ['mesh', 'pop'],
    ],
  },
  study: {
    schemes: [
      [258, 232, 78],
      [240, 262, 60],
      [275, 248, 90],
    ],
    looks: [
      ['paper', 'grid'],
      ['paper', 'mesh'],
      ['pop', 'paper'],
    ],
  },
  technology: {
    schemes: [
      [248, 205, 150],
      [272, 232, 170],
      [215, 180, 110],
    ],
    looks: technical,
  },
  beauty: {
    schemes: [
      [352, 15, 75],
      [335, 305, 60],
      [8, 35, 300],
    ],
    looks: [
      ['mesh', 'paper'],
      ['paper', 'mesh'],
      ['mesh', 'pop'],
    ],
  },
  home: {
    schemes: [
      [78, 55, 200],
      [180, 155, 70],
      [40, 62, 170],
    ],
    looks: [
      ['paper', 'mesh'],
      ['mesh', 'paper'],
      ['pop', 'paper'],
    ],
  },
  nature: {
    schemes: [
      [145, 122, 90],
      [160, 185, 80],
      [130, 150, 60],
    ],
    looks: calm,
  },
  science: {
    schemes: [
      [205, 235, 100],
      [285, 250, 130],
      [185, 215, 80],
    ],
    looks: technical,
  },
  work: {
    schemes: [
      [252, 225, 75],
      [265, 292, 85],
      [235, 210, 55],
    ],
    looks: [
      ['mesh', 'grid'],
      ['paper', 'grid'],
      ['grid', 'mesh'],
    ],
  },
  family: {
    schemes: [
      [35, 15, 85],
      [20, 48, 200],
      [355, 25, 90],
    ],
    looks: [
      ['paper', 'mesh'],
      ['pop', 'paper'],
      ['mesh', 'paper'],
    ],
  },
  transport: {
    schemes: [
      [235, 210, 60],
      [25, 48, 95],
      [250, 275, 110],
    ],
    looks: [
      ['grid', 'pop'],
      ['pop', 'grid'],
      ['mesh', 'grid'],
    ],
  },
  sports: {
    schemes: [
      [142, 118, 95],
      [25, 48, 105],
      [255, 228, 95],
    ],
    looks: loud,
  },
  music: {
    schemes: [
      [318, 285, 105],
      [300, 340, 180],
      [345, 310, 80],
    ],
    looks: [
      ['grid', 'pop'],
      ['pop', 'grid'],
      ['mesh', 'grid'],
    ],
  },
  weather: {
    schemes: [
      [225, 250, 85],
      [210, 190, 75],
      [245, 215, 95],
    ],
    looks: calm,
  },
  feelings: {
    schemes: [
      [12, 345, 85],
      [330, 300, 80],
      [40, 15, 95],
    ],
    looks: [
      ['mesh', 'paper'],
      ['paper', 'mesh'],
      ['mesh', 'pop'],
    ],
  },
  tools: {
    schemes: [
      [68, 45, 250],
      [50, 75, 230],
      [85, 62, 25],
    ],
    looks: [
      ['pop', 'paper'],
      ['paper', 'grid'],
      ['pop', 'grid'],
    ],
  },
  shopping: {
    schemes: [
      [350, 20, 95],
      [300, 335, 95],
      [25, 350, 90],
    ],
    looks: loud,
  },
  health: {
    schemes: [
      [182, 205, 75],
      [200, 172, 50],
      [165, 190, 40],
    ],
    looks: calm,
  },
  time: {
    schemes: [
      [272, 245, 80],
      [55, 78, 250],
      [232, 258, 70],
    ],
    looks: [
      ['mesh', 'grid'],
      ['paper', 'grid'],
      ['grid', 'mesh'],
    ],
  },
  communication: {
    schemes: [
      [225, 200, 95],
      [290, 255, 110],
      [345, 318, 85],
    ],
    looks: [
      ['pop', 'mesh'],
      ['paper', 'pop'],
      ['grid', 'pop'],
    ],
  },
}
/** For a subject that no domain covers. */
export const generalStyle: Style = {
  schemes: [
    [265, 292, 88],
    [215, 245, 80],
    [330, 300, 95],
    [160, 190, 85],
  ],
  looks: [
    ['mesh', 'paper'],
    ['grid', 'mesh'],
    ['pop', 'mesh'],
    ['paper', 'grid'],
  ],
}

export function schemeOf([hue, second, accentHue]: readonly [number, number, number]): Scheme {
  return { hue, second, accentHue }
}
