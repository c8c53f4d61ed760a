import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { personalTables } from './personal-tables.ts'

/** What the page on privacy says of each table of personal data, in its Portuguese words. */
const toldBy: Readonly<Record<string, string>> = {
  account: 'nome, e-mail, resumo da senha, plano',
  videos: 'o tema ou link, o contexto e as escolhas',
  video_uploads: 'a foto do pedido',
  own_media: 'as fotos e os clipes que você põe nos seus vídeos',
  video_media: 'quais vídeos mostram cada foto ou clipe',
  quota_uses: 'contar o limite do seu plano',
  subscriptions: 'plano, valor, datas, situação',
  payments: 'o código do pagamento no provedor',
  payment_emails: 'Ele recebe seu e-mail',
  sign_in_identities: 'o identificador da sua conta lá',
  sign_ups: 'Um cadastro que ninguém confirma é apagado',
  sessions: 'o navegador e o sistema em palavras simples',
  drafts: 'o que você deixou sem terminar no gerador',
  templates: 'os templates que você cria',
  template_likes: 'quais você curte',
  template_favorites: 'ou favorita',
  status_mails: 'seu e-mail e o idioma dos avisos',
  password_resets: 'o link de nova senha',
  mails: 'mensagens com código, link ou aviso',
}

const privacy = readFileSync(join(import.meta.dirname, '../../../../content/pages/legal/privacy.pt.md'), 'utf8')

describe('the page on privacy', () => {
  it.each(Object.keys(personalTables))('tells of the table %s', (name) => {
    expect(toldBy[name]).toBeDefined()
    expect(privacy).toContain(toldBy[name])
  })

  it('says the same times in both languages, each of them a figure', () => {
    const english = readFileSync(join(import.meta.dirname, '../../../../content/pages/legal/privacy.en.md'), 'utf8')
    const figuresOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
    const typed = /\b\d+ (minutos?|horas?|minutes?|hours?)\b/g

    expect(figuresOf(english)).toEqual(figuresOf(privacy))
    expect(figuresOf(privacy).length).toBeGreaterThan(12)
    expect([...privacy.matchAll(typed), ...english.matchAll(typed)]).toEqual([])
  })
})
