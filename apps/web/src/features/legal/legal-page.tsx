import type { ComponentType } from 'react'
import { lazyPageText } from '../../content/page-text.ts'
import { AboutPage } from './about-page.tsx'
import { LegalText, type LegalDocument } from './legal-text.tsx'

const about = lazyPageText({ pt: () => import('#pages/legal/about.pt.md'), en: () => import('#pages/legal/about.en.md') })
const documents = {
  terms: lazyPageText({ pt: () => import('#pages/legal/terms.pt.md'), en: () => import('#pages/legal/terms.en.md') }),
  privacy: lazyPageText({ pt: () => import('#pages/legal/privacy.pt.md'), en: () => import('#pages/legal/privacy.en.md') }),
  cookies: lazyPageText({ pt: () => import('#pages/legal/cookies.pt.md'), en: () => import('#pages/legal/cookies.en.md') }),
}

/** A page of `content/pages/legal` with its text in the language of the visitor. */
export async function loadLegalPage(name: LegalDocument | 'about'): Promise<{ Component: ComponentType }> {
  if (name === 'about') {
    await about.load()
    return { Component: () => <AboutPage text={about} /> }
  }
  const text = documents[name]
  await text.load()
  return { Component: () => <LegalText key={name} name={name} text={text} /> }
}
