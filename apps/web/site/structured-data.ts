import { plans, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { builtAddress } from '@relampago/domain/contracts'
import type { SiteTexts } from './pages-of-site.ts'

type Thing = { '@type': string } & Record<string, unknown>
const at = (path: string) => builtAddress + path
const house: Thing = { '@type': 'Organization', '@id': at('/#organization'), name: 'Relâmpago', url: at('/'), logo: at('/icon.svg') }
const price = (cents: number) => ({ price: (cents / 100).toFixed(2), priceCurrency: 'BRL' })
const blogNames = { pt: 'Blog', en: 'Blog' } as const satisfies Record<InterfaceLanguage, string>

/** What a page is about, in the words of schema.org; `null` for pages without more than a title. */
export function structuredDataOf(path: string, language: InterfaceLanguage, texts: SiteTexts, image: string | null): readonly Thing[] | null {
  if (path === '/') return [house, product()]
  if (path === '/help-center') return [{ '@type': 'FAQPage', mainEntity: questionsOf(texts) }]
  if (path === '/tutorials') return texts.tutorials.map(guideOf)
  const article = texts.articles.find(({ id }) => path === `/blog/${id}`)
  if (article === undefined) return null
  return [articleOf(article, image), trail([blogNames[language], '/blog'], [article.data.title, path])]
}

function product(): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: 'Relâmpago',
    url: at('/'),
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Web',
    publisher: { '@id': house['@id'] },
    offers: [
      { '@type': 'Offer', name: 'Free', ...price(0) },
      { '@type': 'Offer', name: 'Pro', ...price(plans.pro.priceCents) },
    ],
  }
}

function questionsOf({ help }: SiteTexts): Thing[] {
  const questions = help.flatMap(({ sections }) => sections)
  return questions.map(({ title, html }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: withoutPictures(html) } }))
}

function guideOf({ id, data, sections }: SiteTexts['tutorials'][number]): Thing {
  return {
    '@type': 'HowTo',
    '@id': at(`/tutorials#${id}`),
    name: data.title,
    description: data.excerpt,
    step: sections.map(({ title, html }) => ({ '@type': 'HowToStep', name: title, text: visibleText(html) })),
  }
}

function articleOf({ id, data, words }: SiteTexts['articles'][number], image: string | null): Thing {
  return {
    '@type': 'BlogPosting',
    headline: data.title,
    description: data.excerpt,
    datePublished: data.date,
    inLanguage: 'pt-BR',
    author: { '@type': 'Organization', name: data.author, url: at('/about') },
    publisher: house,
    mainEntityOfPage: at(`/blog/${id}`),
    articleSection: data.category,
    keywords: data.tags.join(', '),
    wordCount: words,
    ...(image !== null && { image }),
  }
}

function trail(...places: (readonly [name: string, path: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: at(path) })),
  }
}

function withoutPictures(html: string): string {
  return html.replaceAll(/<figure>.*?<\/figure>\n?/gs, '')
}

function visibleText(html: string): string {
  const text = withoutPictures(html).replaceAll(/<[^>]*>/g, ' ')
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
