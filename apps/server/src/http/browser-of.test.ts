import { describe, expect, it } from 'vitest'
import { browserOf } from './browser-of.ts'

/** Headers as browsers send them, and what a person calls that browser and system. */
const known: Record<string, string> = {
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36': 'Chrome, Windows',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.86': 'Edge, Windows',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0': 'Opera, Windows',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0': 'Firefox, Windows',
  'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0': 'Firefox, Linux',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36': 'Chrome, Linux',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36': 'Chrome, ChromeOS',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15': 'Safari, macOS',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1': 'Safari, iPhone',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1':
    'Chrome, iPhone',
  'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/133.0 Mobile/15E148 Safari/605.1.15': 'Firefox, iPad',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36': 'Chrome, Android',
  'Mozilla/5.0 (Linux; Android 14; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36':
    'Samsung Internet, Android',
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0': 'Edge, Android',
  'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0': 'Firefox, Android',
}

describe('the browser of a User-Agent', () => {
  it.each(Object.entries(known))('reads %s', (userAgent, browser) => {
    expect(browserOf(userAgent)).toBe(browser)
  })

  it('names one of the two alone when only that is known', () => {
    expect(browserOf('Mozilla/5.0 (PlayStation; PlayStation 5/6.00) Firefox/133.0')).toBe('Firefox')
    expect(browserOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Something/1.0')).toBe('Windows')
  })

  it.each([
    undefined,
    '',
    'curl/8.5.0',
    'Chrome, Windows',
    '<script>alert(1)</script>',
    'Mozilla/5.0 (Windows NT 10.0) <b>Chrome/131.0</b>',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 http://evil.example/',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0\u202e',
    'Mozilla/5.0 (Windows NT 10.0)\r\nChrome/131.0',
    `Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 ${'x'.repeat(1000)}`,
    `Mozilla/5.0 ${'('.repeat(400)}`,
  ])('knows nothing about %j', (userAgent) => {
    expect(browserOf(userAgent)).toBeNull()
  })
})
