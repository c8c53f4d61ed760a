import type { CareRules, ContextRules } from '../rules/language-rules.ts'

export const contextRules: ContextRules = {
  orders:
    'fal[ea]r?|mencion[ea]r?|foca[r]?|foque|use|usar|destaca[r]?|destaque|cri[ea]r?|fa[cz]a|fazer|inclu[ai]r?|expli(?:que|car)|nao (?:fal|mencion|us|fac|cit)\\w*|evite|cite|coloque|adicione|quero|preciso|gostaria|deve|tom|publico|publico-alvo|objetivo|estilo|linguagem|formato|duracao|voz|musica|roteiro|video',
  actions: 'cupom|acesse|visite|inscreva-se|inscreva|siga|link na bio|clique|chame no|peca pelo|agende|reserve|garanta|whatsapp',
  reported: 'peca para|peca que|convide|termine com|finalize com|cta\\b|chamada\\b',
  ownership: 'noss[oa]s?|minhas?|meus?|nós|eu',
}

export const careRules: CareRules = {
  crisis:
    'suicid\\w*|automutila\\w*|autolesao|(?:se|me) (?:matar|mutilar)|matar-(?:se|me)|me cortar|tirar a (?:minha|propria|sua) vida|(?:quero|vontade de) morrer',
  violence: 'violencia (?:domestica|sexual|psicologica|contra)|abusos?|abusador\\w*|abusiv[oa]s?|assedio|estupr\\w*|feminicidio|pedofilia',
  illness:
    'depress(?:ao|iv[oa]s?)|bulimia|anorexia|transtornos?|luto|cancer|dependencia quimica|alcoolismo|vicio em (?:drogas?|jogos?|apostas?|pornografia|alcool|bebida)|drogas|esquizofrenia|sindrome do panico|ataques? de panico|perda gestacional',
  minors: '(?:nudes?|porno\\w*|sexo|sexy|sensua(?:l|is)|pelad[oa]s?)\\b.*\\b(?:criancas?|menor(?:es)?|adolescentes?|menin[oa]s?|novinh[oa]s?)',
  otherMeaning: 'esquadrao suicida|\\bsigno\\b|horoscop|grande depressao|depressao (?:economica|geografica|tropical)',
  help: 'ajud|preven|evit|apoi|acolh|setembro amarelo|conscien',
  how: 'como|jeitos?|maneiras?|formas?|metodos?|sem dor|quero|vontade',
}
