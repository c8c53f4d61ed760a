import { useTexts } from '../../language/language.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { landingTexts } from './landing.texts.ts'
import { LinkPoster } from './link-poster.tsx'
import { StageStrip } from './stage-strip.tsx'

export function LandingPage() {
  const texts = useTexts(landingTexts)
  return (
    <>
      <PageHead title={texts.page} description={texts.description} />
      <Hero />
      <StageStrip />
      <LinkPoster />
      <Features />
      <Closing />
    </>
  )
}
