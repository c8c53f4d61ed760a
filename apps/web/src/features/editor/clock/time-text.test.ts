import { expect, it } from 'vitest'
import { shortTimeText, timeText } from './time-text.ts'

it('times show minutes, seconds and tenths with the comma or point of the language', () => {
  expect([timeText(4.1, 'pt'), timeText(4.133, 'pt'), timeText(10, 'en'), timeText(75.96, 'pt'), timeText(0.1 + 0.2, 'pt')]).toEqual([
    '0:04,1',
    '0:04,1',
    '0:10.0',
    '1:15,9',
    '0:00,3',
  ])
})

it('times of the ruler show tenths only between seconds', () => {
  expect([shortTimeText(4, 'pt'), shortTimeText(4.5, 'pt'), shortTimeText(119, 'en')]).toEqual(['0:04', '0:04,5', '1:59'])
})
