import { useTexts } from '../language/language.ts'
import { classNames } from './class-names.ts'
import headphones from './sample-art/headphone.svg'
import coffee from './sample-art/hot-beverage.svg'
import megaphone from './sample-art/megaphone.svg'
import sleepingFace from './sample-art/sleeping-face.svg'
import star from './sample-art/star.svg'
import trophy from './sample-art/trophy.svg'
import './sample-frame.css'
import { sampleCardTexts, sampleTexts, type SampleId } from './sample.texts.ts'

type Look = { art: string; /** Class that paints the background. */ ground: string; layout: 'word' | 'figure' | 'product' }

const looks: Record<SampleId, Look> = {
  coffee: { art: coffee, ground: 'sample-ember', layout: 'word' },
  sleep: { art: sleepingFace, ground: 'sample-night', layout: 'word' },
  headphones: { art: headphones, ground: 'sample-rays', layout: 'product' },
  points: { art: trophy, ground: 'sample-paper', layout: 'figure' },
  marketing: { art: megaphone, ground: 'sample-sunset', layout: 'word' },
}

/** A caption with its spoken word lit, broken as in the videos. */
function Caption({ text }: { text: string }) {
  return (
    <p className="sample-caption type-caption">
      {text.split('*').map((part, index) => (
        <span key={part} className={index === 1 ? 'text-spoken' : undefined}>
          {part}
        </span>
      ))}
    </p>
  )
}

function WordScene({ art, headline }: { art: string; headline: string }) {
  return (
    <>
      <p className="sample-headline">{headline}</p>
      {[1, 2, 3].map((echo) => (
        <p key={echo} className="sample-headline sample-echo" style={{ top: `${8 + echo * 9}%` }}>
          {headline}
        </p>
      ))}
      <img src={art} alt="" className="sample-art" />
      <img src={star} alt="" className="absolute top-[22%] left-[9%] w-[12%] -rotate-12" />
      <img src={star} alt="" className="absolute top-[44%] right-[9%] w-[15%] rotate-12" />
    </>
  )
}

function FigureScene({ art, headline }: { art: string; headline: string }) {
  return (
    <>
      <span className="absolute top-[19%] left-[10%] h-[38%] w-[80%] rounded-[46%_54%_60%_40%/50%_44%_56%_50%] bg-[#ffcf97]" />
      <img src={art} alt="" className="absolute top-[17%] left-[26%] w-[48%]" />
      <p className="sample-figure">{headline}</p>
      <span className="absolute -right-[14%] -bottom-[4%] h-[26%] w-[40%] rounded-full bg-[#e4570f]" />
    </>
  )
}

function ProductScene({ art }: { art: string }) {
  const texts = useTexts(sampleCardTexts)
  return (
    <div className="sample-card">
      <span className="block rounded-[3cqw] bg-[#f1eae2] px-[16cqw] py-[6cqw]">
        <img src={art} alt="" className="mx-auto w-full" />
      </span>
      <p className="mt-[2.5cqw] text-[4.4cqw] leading-[1.25] font-bold">{texts.product}</p>
      <p className="mt-[1.5cqw] text-[4.2cqw] leading-none text-[#8a5a00]">
        ★★★★★ <span className="text-[#4d4741]">{texts.rating}</span>
      </p>
      <p className="sample-price font-(family-name:--font-caption)">
        <s className="block text-[4cqw] leading-tight font-normal opacity-70">{texts.before}</s>
        {texts.price}
      </p>
      <span className="sample-burst font-(family-name:--font-caption)">-28%</span>
    </div>
  )
}

/** A picture in the manner of the videos, sized by its own width. Decoration: its words are not read out. */
export function SampleFrame({ sample, caption = true, className }: { sample: SampleId; caption?: boolean; className?: string }) {
  const { art, ground, layout } = looks[sample]
  const words = useTexts(sampleTexts)[sample]
  return (
    <div aria-hidden className={classNames('sample-frame', ground, className)}>
      {layout === 'word' ? <WordScene art={art} headline={words.headline} /> : null}
      {layout === 'figure' ? <FigureScene art={art} headline={words.headline} /> : null}
      {layout === 'product' ? <ProductScene art={art} /> : null}
      {caption ? <Caption text={words.caption} /> : null}
    </div>
  )
}
