import { expect, it } from 'vitest'
import { articles, type Article } from '../data/article-list.ts'
import { writtenArticle } from './written-article.ts'

const [article, other] = articles as [Article, Article]

it('the text of a written page is read from it, that of no other article', () => {
  document.body.innerHTML = `<div data-article="${article.id}">
    <div lang="pt-BR"><div class="prose"><p>Começo &amp; <em>fim</em>.</p></div></div>
    <section><div><h2 id="um">Parte um</h2><a href="#um"></a></div><div><div class="prose"><p>Um.</p></div></div></section>
    <aside>Um convite</aside>
    <section><div><h2 id="dois">Parte “dois”</h2></div><div><div class="prose"><table></table></div></div></section>
  </div>`

  expect(writtenArticle(article)).toEqual({
    data: article,
    words: article.words,
    intro: '<p>Começo &amp; <em>fim</em>.</p>',
    sections: [
      { id: 'um', title: 'Parte um', html: '<p>Um.</p>' },
      { id: 'dois', title: 'Parte “dois”', html: '<table></table>' },
    ],
  })
  expect(writtenArticle(other)).toBeNull()
})
