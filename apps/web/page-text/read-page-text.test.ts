import { describe, expect, it } from 'vitest'
import { readPageText, type ReadPageText } from './read-page-text.ts'

function read(body: string, language: 'pt' | 'en' = 'pt'): ReadPageText {
  return readPageText(`---\ntitle: Teste\n---\n${body}`, {
    language,
    figures: { proPrice: 'R$ 14,90', freeDaily: '3' },
    picture: (name) => (name === 'tela.webp' ? { address: '/tela-1.webp', width: 1200, height: 800 } : `the picture ${name} is not in assets/pages/blog`),
  })
}
/** Line 4 is the first after the front matter. */
const faults = (body: string) => read(body).problems.map(({ line, message }) => `${line}: ${message}`)

describe('a page of Markdown', () => {
  it('has front matter, an introduction, sections with anchors and a number of words', () => {
    const { data, intro, sections, words, anchors, problems } = read(
      'Olá, *mundo*.\n\n## Preço e duração\n\nUm texto.\n\n### Por quê?\n\nMais.\n\n## Fim\n\nTchau.',
    )

    expect(problems).toEqual([])
    expect(data).toEqual({ title: 'Teste' })
    expect(intro).toBe('<p>Olá, <em>mundo</em>.</p>')
    expect(sections).toEqual([
      { id: 'preco-e-duracao', title: 'Preço e duração', html: '<p>Um texto.</p>\n<h3 id="por-que">Por quê?</h3>\n<p>Mais.</p>' },
      { id: 'fim', title: 'Fim', html: '<p>Tchau.</p>' },
    ])
    expect([...anchors]).toEqual([
      ['preco-e-duracao', 6],
      ['por-que', 10],
      ['fim', 14],
    ])
    expect(words).toBe(12)
  })

  it('counts neither addresses nor what pictures show as words', () => {
    expect(read('Leia [dois](https://example.com/a/b) textos.\n\n![uma tela](tela.webp)').words).toBe(3)
  })

  it('takes figures from the product, also in the front matter', () => {
    const page = readPageText('---\ntitle: Por {{proPrice}}\n---\n{{ freeDaily }} vídeos, {{proPrice}} por mês', {
      language: 'pt',
      figures: { proPrice: 'R$ 14,90', freeDaily: '3' },
      picture: () => 'none',
    })

    expect([page.data['title'], page.intro]).toEqual(['Por R$ 14,90', '<p>3 vídeos, R$\u00A014,90 por mês</p>'])
  })

  it.each([
    ['O n.º 5 custa R$ 14,90.', 'O n.º\u00A05 custa R$\u00A014,90.'],
    ['Dura 30 s, pesa 10 MB e usa 80 % da tela.', 'Dura 30\u00A0s, pesa 10\u00A0MB e usa 80\u00A0% da tela.'],
    ['No art. 18 da lei – e em 3 mil casos.', 'No art.\u00A018 da lei\u00A0– e em 3 mil casos.'],
    ['São 2 horas e 5 maneiras.', 'São 2 horas e 5 maneiras.'],
  ])('keeps numbers on the line of what belongs to them: %s', (text, shown) => {
    expect(read(text).intro).toBe(`<p>${shown}</p>`)
    expect(read(`## ${text}`).sections[0]?.title).toBe(shown)
  })
  it('leaves code as it was typed', () => {
    expect(read('`sleep 30 s`').intro).toBe('<p><code>sleep 30 s</code></p>')
  })

  it('shows a picture with its size, its text and its caption', () => {
    expect(read('![A "tela" inicial](tela.webp "Em 30 s <pronto>")').intro).toBe(
      '<figure><img src="/tela-1.webp" width="1200" height="800" loading="lazy" decoding="async" alt="A &quot;tela&quot; inicial"><figcaption>Em 30\u00A0s &lt;pronto&gt;</figcaption></figure>',
    )
    expect(read('![A tela](tela.webp)').intro).not.toContain('figcaption')
  })

  it('has tables that scroll in a named box which the keyboard reaches', () => {
    const table = '| Dado | *Prazo* |\n| --- | ---: |\n| E-mail | 30 dias |'

    expect(read(table).intro).toBe(
      '<div class="table-scroll" role="group" tabindex="0" aria-label="Tabela: Dado, Prazo"><table>\n' +
        '<thead><tr><th scope="col">Dado</th><th scope="col" class="align-right"><em>Prazo</em></th></tr></thead>\n' +
        '<tbody><tr><td>E-mail</td><td class="align-right">30 dias</td></tr></tbody>\n</table></div>',
    )
    expect(read(table, 'en').intro).toContain('aria-label="Table: Dado')
    expect(read('| | Pro |\n| --- | --- |\n| Dia | 10 |').intro).toMatch(/aria-label="Tabela: Pro".*<thead><tr><td><\/td><th scope="col">Pro</s)
  })

  it('has links to its own pages, to other parts of the site and to others', () => {
    const links = read('[a](/pricing) [b](#fim) [c](https://example.com/x) [d](/blog/feed.xml) [e](/api/v1/status) [f](mailto:oi@example.com)\n\n## Fim')

    expect(links.intro).toBe(
      '<p><a href="/pricing">a</a> <a href="#fim">b</a> <a href="https://example.com/x" rel="noopener">c</a> ' +
        '<a href="/blog/feed.xml" rel="external">d</a> <a href="/api/v1/status" rel="external">e</a> <a href="mailto:oi@example.com">f</a></p>',
    )
    expect(links.links.slice(0, 2)).toEqual([
      { line: 4, href: '/pricing' },
      { line: 4, href: '#fim' },
    ])
    expect(links.problems).toEqual([])
  })

  it('has notes and quotes', () => {
    expect(read('> **Dica.** Grave na vertical.').intro).toBe('<div class="callout" role="note">\n<p><strong>Dica.</strong> Grave na vertical.</p>\n</div>')
    expect(read('> Uma citação **forte**.').intro).toBe('<blockquote>\n<p>Uma citação <strong>forte</strong>.</p>\n</blockquote>')
  })
})

describe('a fault is named with its line', () => {
  it.each([
    ['HTML', 'Um.\n\n<b>dois</b>', '6: HTML is not read here: write Markdown'],
    ['HTML inside a line of a list', '- um\n- dois\n  <br> três', '6: HTML is not read here: write Markdown'],
    ['a picture that is missing', 'Um.\n\n![Tela](nada.webp)', '6: the picture nada.webp is not in assets/pages/blog'],
    ['a picture without a text', '![](tela.webp)', '4: the picture tela.webp has no text for those who do not see it'],
    ['a picture inside a line', 'Um ![Tela](tela.webp) dois', '4: the picture tela.webp is inside a line'],
    ['an unknown figure', 'Um.\n\nDois {{price}}.', '6: no figure is called "price": write one of proPrice, freeDaily'],
    ['the same anchor twice', '## Preço\n\nUm.\n\n### Preço!', '8: the heading "Preço!" has the same anchor #preco as the one in line 4'],
    ['a heading without letters', '## ?', '4: the heading "?" has no letters'],
    ['the heading of the page', 'Um.\n\n# Dois', '6: "Dois" is a heading of level 1'],
    ['a heading of level four', '## Um\n\n#### Dois', '6: "Dois" is a heading of level 4'],
    ['a small heading before the first section', '### Um', '4: "Um" stands before the first section'],
    ['marks in a heading', '## Um `dois`', '4: "Um `dois`" has marks of Markdown in it'],
    ['an unsafe address', '[x](http://example.com)', '4: the address http://example.com begins with none of'],
    ['a script as an address', '> [x](javascript:alert(1))', '4: the address javascript:alert(1) begins with none of'],
    ['the address of a file beside it', 'Um.\n\n- dois\n- [x](other.md)', '7: the address other.md begins with none of'],
    ['an address that leaves the site', '[x](//example.com)', '4: the address //example.com begins with none of'],
    ['a box to tick', '- [ ] um', '4: boxes to tick are not read here'],
  ])('%s', (_, body, expected) => {
    expect(faults(body)).toEqual([expect.stringContaining(expected)])
  })

  it('front matter that is none, that is not readable, or that is no list of names', () => {
    const context = { language: 'pt', figures: {}, picture: () => 'none' } as const
    const of = (source: string) => readPageText(source, context).problems

    expect(of('Só texto')).toEqual([{ line: 1, message: 'begins with a line of ---, YAML and another line of ---' }])
    expect(of('---\ntitle: a\nexcerpt: b: c\n---\n')).toEqual([expect.objectContaining({ line: 3 })])
    expect(of('---\njust words\n---\n')).toEqual([{ line: 2, message: 'between the lines of --- there is one `name: value` a line' }])
  })
})
