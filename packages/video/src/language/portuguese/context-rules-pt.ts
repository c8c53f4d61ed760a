import type { ContextRules } from '../rules/context-rules.ts'
import type { CareRules } from '../rules/language-rules.ts'
import { detailRules } from './detail-rules-pt.ts'

const tones =
  'animad|calm[oa]|leve|divertid|alegr|engracad|informal|formal|simples|seri[oa]|descontraid|jovem|jovia|popular|tecnic|acolhedor|emocion|inspirad|profission|curt[oa]|diret[oa]|humor|ironic|dramatic|natural|persuasiv|suave|elegante|sofisticad|coloquial|empolga|motivacion|educativ|didatic|poetic|sensivel|amigavel|amigave|convincente|objetiv|criativ|impactante|viral|dinamic|institucional|promocional|vendedor|urgente|respeitos|intimist|nostalgic|carinhos|bem-humorad|confiante|acessivel|clar[oa]'

export const contextRules: ContextRules = {
  actions:
    'cupom|acesse|visite|inscreva-se|inscreva|siga|link na bio|clique|chame no|chame a gente|peca pelo|peca ja|agende|reserve|garanta|whatsapp|ligue|compre|venha|cadastre-se|matricule-se|doe|participe',
  audience:
    '(?:fale|falar|fala) (?:com (?:a gente|o|a|os|as|um|uma|noss[oa]s?|seu|sua|nos|quem|dra?|\\(?\\d)(?![\\p{L}])(?! (?:tom|voz|linguagem|jeito|ritmo|humor|emocao|sotaque|estilo|energia|maneira|forma|pitada))|conosco|agora|ja(?![\\p{L}])|hoje)|(?:conte|comente|diga|fale) (?:nos|aqui nos|ai nos) comentarios|conte (?:com|para a gente)|(?:mostre|apresente|use) (?:est[ea]|ess[ea]|o|a|seu|sua) (?:video|cupom|post|tela|codigo|anuncio|carteir\\w*|comprovante)|(?:informe|diga|digite|insira|use|aplique) (?:o )?(?:cupom|codigo)|(?:faca|crie|monte|grave|escreva|garanta|peca|solicite|use|deixe|envie|mande|evite) (?:ja |agora )?(?:o |a )?(?:seu|sua|seus|suas)(?![\\p{L}])(?! (?:criatividade|imaginacao))|comece (?:hoje|agora|ja|a)(?![\\p{L}])|destaque-se|inclua (?:na sua|no seu)|lembre-se(?! (?:de|que) (?:mencion|cit|fal|diz|inclu|destac))',
  orderLeads:
    'por favor|favor|voce (?:deve|pode|precisa)|poderia|lembre-se de|lembrar de|nao (?:se )?esqueca de|(?:eu )?(?:quero|gostaria|preciso) que(?: voce| o video| o roteiro| o texto| a narracao| o narrador| o locutor| a voz)?|tambem|no final|no fim|no comeco|no inicio',
  videoThings:
    'videos?|roteiro|reels?|shorts?|stories|narracao|narrador|locucao|locutor|legendas?|titulo|gancho|introducao|abertura|cta|tom|linguagem|girias?|palavroes?|jargoes|jargao|cliches?|emojis?|hashtags?|termos? tecnicos?|frases? (?:curtas?|simples|de efeito|de impacto)|palavras? (?:simples|faceis|dificeis)|trilha(?: sonora)?|musica (?:animada|calma|suave|alegre|de fundo|leve)|imagens?|cortes rapidos|transicoes|suspense|humor|piadas?|storytelling|chamada|apelo emocional|voz (?:calma|suave|grave|feminina|masculina|animada|empolgada)|publicidade|propaganda|comercial|anuncio|texto (?:curto|simples|leve|direto)|conteudo|gatilhos?|metaforas?|analogias?|exemplos do dia a dia',
  makerVerbs:
    'us[ea]r?|cri[ea]r?|fa[cz]a|fazer|faz|monte|montar|grave|gravar|produz[ai]r?|ger[ea]r?|escrev[ae]r?|quero|queria|preciso|gostaria|deve|precisa|tem que|tem de|evit[ea]r?|sem|mant(?:enha|er)|deix[ea]r?|dar?|adicion(?:e|ar)|coloque|colocar|seja|pode ser|comec(?:e|ar)|termin(?:e|ar)|finaliz(?:e|ar)|encerr(?:e|ar)',
  guideVerbs:
    'explique|explicar|foque|focar|foco (?:em|no|na)|aborde|abordar|mostre|mostrar|descreva|descrever|fal(?:e|ar|a) (?:sobre|d[oae]s?|que|como|para|pra|bem|mais|pouco|um pouco|devagar|rapido|com|em (?:tom|primeira|voz|portugues|ingles)|o|a|os|as|mal)|cont(?:e|ar) (?:a historia|uma historia|sobre|como|que)|(?:comec|termin|finaliz|encerr)(?:e|ar) (?:(?:com|por) (?:uma?|algum|alguma|o|a)|falando|dizendo|mostrando|convidando|chamando|pedindo|perguntando|com (?:pergunta|impacto|humor))|de enfase|dar enfase|enfase (?:em|no|na)|capriche (?:no|na) (?:humor|emocao|texto|roteiro)|peca (?:para|que)|convide|faca (?:parecer|referencia|um convite|suspense)|imagine que voce e',
  mentionVerbs:
    'mencion(?:e|ar)|cit(?:e|ar)|destaque(?! d[aeo])|destacar|ressalt(?:e|ar)|enfatiz(?:e|ar)|inclu(?:a|ir)|inform(?:e|ar)|diga|dizer|lembr(?:e|ar) (?=que|o publico)|(?:adicion(?:e|ar)|coloque|colocar|ponha|mostre|mostrar) (?=(?:o|a|os|as|tambem|nosso|nossa|meu|minha) (?:telefone|endereco|preco|horario|site|instagram|nome|valor|link|contato|whats|logo|data|cupom|promocao|frase|informac|numero|local|e-?mail))|fal(?:e|ar) (?=sobre|d[oae]s?|que|o|a)|reforce|reforcar|(?:termin|finaliz|encerr)(?:e|ar) (?:com|dizendo):?',
  closingVerbs: 'termin|finaliz|encerr',
  mentionLinks: '(?:tambem |sempre |bem |muito )?(?:que|sobre|o fato de que|de que|a informacao de que|as|os|a|o|:)',
  forbidding:
    '(?:nao|nunca|jamais) (?:quero que )?(?:fal|mencion|us[ea]|cit[ea]|diga|dizer|inclu|coloqu|fac|mostr|coment|toqu|precisa (?:fal|mencion|cit))\\w*',
  manners: `(?:de|em|com) (?:uma? )?(?:forma|maneira|jeito|modo|tom|voz|linguagem|ritmo|estilo)(?: bem| mais| muito| super)? (?:${tones})|com (?:muito |muita |bastante |um pouco de |pitada de |uma pitada de |mais )?(?:humor|emocao|carinho|entusiasmo|energia|leveza|empolgacao|paixao|sarcasmo|ironia|seriedade|alegria|clareza|simpatia|delicadeza|respeito)(?![\\p{L}])|(?:na|em) primeira pessoa|para (?:leigos|criancas entenderem)|em (?:15|30|45|60|90) ?s(?:eg\\w*)?(?![\\p{L}])`,
  tones,
  guideKeys:
    '(?:o |a |os |meu |nosso |nossa )?(?:publico(?:[- ]alvo)?(?: principal)?|alvo|persona|tom(?: de voz| da narracao)?|linguagem|duracao do video|tempo do video|ritmo|voz|narracao|roteiro|gancho|instruc(?:ao|oes)(?: para o (?:roteiro|video))?|prompt|video|legendas?|vibe|palavras-chave|hashtags?|emojis?)',
  maybeKeys:
    '(?:o )?(?:objetivo(?: do video)?|estilo|formato|duracao|tempo|musica|trilha(?: sonora)?|intencao|titulo|idioma|plataforma|abordagem|clima|cenario|referencias?|meta)',
  guideNouns: 'tom|estilo|linguagem|formato|duracao|ritmo|voz|musica|trilha|narracao|roteiro|video|texto|legenda|anuncio|clima|abordagem',
  audienceKinds:
    '(?:e|sao|seria|inclui|formado por|principal|composto|de \\d|entre \\d|a partir|acima de|feminin|masculin|jovem|adult|infantil|idos|classe|maior|formad|com idade)',
  mustLeads:
    'nao pode(?:m)? faltar|nao deixe de (?:mencionar|citar|falar|incluir)|tem que (?:ter|aparecer|falar|mencionar|dizer)|deve(?:m)? (?:conter|aparecer|constar)|precisa(?:m)? (?:ter|aparecer|constar|falar|mencionar|dizer)|(?:e )?obrigatorio (?:mencionar|citar|falar|incluir|dizer|ter)|nao (?:se )?esqueca (?:d[oae]s?|que)',
  headings:
    'importante|obrigatorio|informac(?:ao|oes)(?: importantes)?|detalhes|dados|observac(?:ao|oes)|obs|fatos|pontos(?: principais)?|topicos|itens|resumo|contexto|conteudo|texto|assunto|tema|sobre (?:nos|a empresa|a loja|o evento|o produto)|diferenciais|beneficios|vantagens|nao (?:se )?esqueca|lembrete|mencionar|citar|incluir|falar|dizer|destacar|cta|chamada(?: para acao)?|chamada final',
  injections:
    '(?:ignor|desconsider|esquec|descart|desobedec)\\w* (?:\\w+ ){0,4}(?:instruc\\w*|prompt|comandos?|orientac\\w*|ordens|diretriz\\w*|regras)(?: (?:anteriores|acima|do sistema|dadas|recebidas|que|e|ate)(?![\\p{L}])|[.!,]|$)|(?:novas?|suas?|as) instruc\\w* (?:do sistema|agora|a partir)|prompt (?:do sistema|de sistema|original)|(?:voce|vc) (?:agora )?(?:e|sera) (?:um|uma|o|a) (?:assistente|ia\\b|modelo|chatbot|robo|inteligencia artificial|llm|hacker|dan\\b)|aja como|(?:finja|simule) (?:que|ser)|responda (?:apenas|so|somente|com|em json)|modo (?:desenvolvedor|dan|deus)|(?:revele|imprima|mostre|repita) (?:\\w+ ){0,3}(?:prompt|instruc|chave|senha|token)',
  ownership: 'noss[oa]s?|minhas?|meus?|nós|eu',
  screenPlaces: 'no final|no fim|na tela|no video|na legenda|no fim do video|no final do video',
  about: 'sobre|mencionando|falando (?:sobre|d[oae]s?)|anunciando|divulgando|que fale (?:sobre|d[oae]s?)|para divulgar',
  repeatedThat: [/(,|;| e) que (?=\p{L})/gu, '$1 '],
  keys: [
    { key: /^(?:preco|valor|custo|investimento)(?: \w+){0,3}$/, say: (key, value) => sayPrice('O', key, value) },
    {
      key: /^(?:mensalidade|diaria|consulta|taxa|inscricao|matricula|anuidade|entrada)$/,
      say: (key, value) => (value.startsWith('R$') ? sayPrice('A', key, value) : sayFree(key, value)),
    },
    { key: /^(?:ingressos?|convites?|frete|entregas?|estacionamento|wi-?fi|bilhetes?|inscricoes)$/, say: sayTicket },
    { key: /^(?:horario|horarios|funcionamento|horario de (?:funcionamento|atendimento)|atendimento|abertos?|quando)$/, say: (_key, value) => sayHours(value) },
    { key: /^(?:endereco|local|onde|localizacao|lugar|onde fica)$/, say: (_key, value) => sayPlace(value) },
    {
      key: /^(?:tel(?:efones?)?|fone|celular|contato|whats(?:app)?|zap|zap zap)$/,
      say: (key, value) => (/^[(+\d]/.test(value) ? `O ${/whats|zap/i.test(key) ? 'WhatsApp' : 'telefone'} é ${value}` : null),
    },
    { key: /^(?:site|loja online|loja virtual)$/, say: (_key, value) => (isOneWord(value) ? `O site é ${value}` : null) },
    {
      key: /^(?:instagram|insta|facebook|tiktok|youtube)$/,
      say: (key, value) => (isOneWord(value) ? `O ${/insta/i.test(key) ? 'Instagram' : key} é ${value}` : null),
    },
    { key: /^(?:e-?mail)$/, say: (_key, value) => (isOneWord(value) ? `O e-mail é ${value}` : null) },
    { key: /^(?:data|dias?)$/, say: (_key, value) => (/^\d/.test(value) ? `Dia ${value}` : /^[Dd]ia /.test(value) ? value : null) },
    { key: /^(?:cupom|codigo)(?: de desconto| promocional)?$/, say: (key, value) => `O ${key.toLowerCase()} é ${value}` },
    { key: /^(?:nome|empresa|loja|marca|negocio|produto|servicos?|evento|nome d[ao] \w+)$/, say: (_key, value) => value },
  ],
  details: detailRules,
}

const isOneWord = (value: string) => /^\S+$/.test(value)

function sayPrice(article: 'O' | 'A', key: string, value: string): string {
  const isWhole = /^de\s.*\spor\s/iu.test(value)
  return isWhole ? value : `${article} ${key.toLowerCase()} é ${lowerFirst(value)}`
}

/** "Entrada: grátis" is "entrada grátis"; anything else stays as it stands. */
function sayFree(key: string, value: string): string | null {
  return /^(?:gr[áa]tis|gratuit[oa]s?|livre)(?![\p{L}])/iu.test(value) ? `${key} ${lowerFirst(value)}` : null
}

function sayTicket(key: string, value: string): string | null {
  return value.startsWith('R$') ? `${key} a ${value}` : sayFree(key, value)
}

const timeRange = /(?<!(?:das?|às|as)\s)(?<![\d:h])(\d{1,2}(?:h\d{0,2}|:\d{2}))(?=\s?(?:às|as|a|até|-|–)\s?\d)/giu
const dayRange = /^(?:(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo|seg|ter|qua|qui|sex|s[áa]b|dom)\s(?:a|à|até)\s/iu

/** "Terça a domingo, 8h às 18h" as a sentence: "Funciona de terça a domingo, das 8h às 18h". */
function sayHours(value: string): string | null {
  const times = value.replaceAll(timeRange, (_, from: string) => `${/^1(?:h|:)/.test(from) ? 'da' : 'das'} ${from}`)
  const said = dayRange.test(times) ? `de ${lowerFirst(times)}` : lowerFirst(times)
  if (/^(?:de|das?|todos|diariamente|a partir|até|24)\s?/iu.test(said)) return `Funciona ${said}`
  return /^\d{1,2}(?:h\d{0,2}|:\d{2})$/.test(said) ? `Às ${said}` : null
}

function sayPlace(value: string): string | null {
  if (/^(?:n[oa]s?|em)\s/iu.test(value)) return `Fica ${lowerFirst(value)}`
  if (/^(?:rua|r\.|avenida|av\.?|alameda|al\.|praça|rodovia|estrada|travessa|galeria|vila|quadra)\s/iu.test(value)) return `Fica na ${value}`
  return /^(?:shopping|largo|parque|centro|teatro|museu|estádio|ginásio|clube|mercado)\s/iu.test(value) ? `Fica no ${value}` : null
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
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
