import type { TemplateCategory } from '@relampago/domain/catalogue'
import type { Money } from '../story/subject.ts'
import type { OnScreen } from '../story/script.ts'

/** `text` is the caption; `icon` and `show` decide what the picture shows. */
type SampleScene = { text: string; icon: string; show?: OnScreen }
/** A product that is offered nowhere. */
type SampleProduct = { name: string; price: Money; listPrice: Money; rating: { value: number; reviews: number } }
/** Three pictures of a video that nobody ordered, to show what a template does to one. */
export type SampleScript = { theme: string; product?: SampleProduct; scenes: readonly [SampleScene, SampleScene, SampleScene] }

const reais = (amount: number): Money => ({ cents: Math.round(amount * 100), currency: 'BRL' })

/** Several a category, so that a gallery does not show the same picture again and again. */
export const sampleScripts: Record<TemplateCategory, readonly SampleScript[]> = {
  offer: [
    {
      theme: 'Fone de ouvido',
      product: { name: 'Fone de ouvido sem fio Aurora', price: reais(129.9), listPrice: reais(179.9), rating: { value: 4.7, reviews: 1834 } },
      scenes: [
        { text: 'O fone que não enrola', icon: 'headphone' },
        { text: 'Hoje por R$ 129,90', icon: 'headphone' },
        { text: 'Garanta o seu', icon: 'headphone' },
      ],
    },
    {
      theme: 'Tênis de corrida',
      product: { name: 'Tênis de corrida leve Brisa', price: reais(219.9), listPrice: reais(349.9), rating: { value: 4.8, reviews: 962 } },
      scenes: [
        { text: 'Leve como o vento', icon: 'running-shoe' },
        { text: 'Caiu para R$ 219,90', icon: 'running-shoe' },
        { text: 'Corre que acaba', icon: 'running-shoe' },
      ],
    },
    {
      theme: 'Relógio',
      product: { name: 'Relógio de pulso Maré', price: reais(189), listPrice: reais(259), rating: { value: 4.6, reviews: 415 } },
      scenes: [
        { text: 'Clássico no pulso', icon: 'watch' },
        { text: 'Só R$ 189,00', icon: 'watch' },
        { text: 'Toque no link', icon: 'watch' },
      ],
    },
  ],
  tip: [
    {
      theme: 'Dormir melhor',
      scenes: [
        { text: 'Desligue as telas', icon: 'crescent-moon', show: { word: 'Dormir melhor' } },
        { text: 'Quarto fresco e escuro', icon: 'bed', show: { step: 1, label: 'Fresco e escuro' } },
        { text: 'A mesma hora todo dia', icon: 'alarm-clock', show: { step: 2, label: 'Mesma hora' } },
      ],
    },
    {
      theme: 'Gastar menos luz',
      scenes: [
        { text: 'Troque a lâmpada por LED', icon: 'light-bulb', show: { label: 'Luz mais barata' } },
        { text: 'Tire da tomada', icon: 'electric-plug', show: { word: 'Fora da tomada' } },
        { text: 'Abra mais a janela', icon: 'window', show: { step: 3, label: 'Luz do sol' } },
      ],
    },
    {
      theme: 'Plantas em casa',
      scenes: [
        { text: 'Sinta a terra antes', icon: 'potted-plant', show: { word: 'Regue menos' } },
        { text: 'Luz sem sol forte', icon: 'sun', show: { label: 'Luz na medida' } },
        { text: 'Gire o vaso toda semana', icon: 'seedling', show: { step: 3, label: 'Gire o vaso' } },
      ],
    },
  ],
  list: [
    {
      theme: 'Mala de viagem',
      scenes: [
        { text: 'A lista antes da mala', icon: 'luggage', show: { items: ['Documentos', 'Carregador', 'Remédios', 'Uma blusa'] } },
        { text: 'Primeiro, os documentos', icon: 'passport-control', show: { step: 1, label: 'Documentos' } },
        { text: 'Segundo, o carregador', icon: 'battery', show: { step: 2, label: 'Carregador' } },
      ],
    },
    {
      theme: 'Estudar melhor',
      scenes: [
        { text: 'Primeiro, uma meta pequena', icon: 'bullseye', show: { step: 1, label: 'Meta pequena' } },
        { text: 'Segundo, faça um resumo', icon: 'memo', show: { step: 2, label: 'Resumo' } },
        { text: 'Terceiro, descanse', icon: 'hot-beverage', show: { step: 3, label: 'Pausa' } },
      ],
    },
    {
      theme: 'Café da manhã',
      scenes: [
        { text: 'Três ideias para amanhã', icon: 'hot-beverage', show: { word: '3 ideias' } },
        { text: 'Fruta, ovo e pão', icon: 'egg', show: { items: ['Fruta', 'Ovo', 'Pão'], label: 'Na mesa' } },
        { text: 'Ou uma boa vitamina', icon: 'banana', show: { step: 3, label: 'Vitamina' } },
      ],
    },
  ],
  fact: [
    {
      theme: 'Polvos',
      scenes: [
        { text: 'Tem três corações', icon: 'octopus', show: { figure: '3 corações' } },
        { text: 'Sangue azul de verdade', icon: 'drop-of-blood', show: { word: 'Sangue azul' } },
        { text: 'São oito braços', icon: 'water-wave', show: { label: 'Oito braços' } },
      ],
    },
    {
      theme: 'Café especial',
      scenes: [
        { text: 'Oitenta pontos ou mais', icon: 'trophy', show: { figure: '80 pontos', label: 'Café especial' } },
        { text: 'O Brasil produz mais', icon: 'beans', show: { word: 'Número 1' } },
        { text: 'Prove sem açúcar', icon: 'hot-beverage', show: { label: 'Sem açúcar' } },
      ],
    },
    {
      theme: 'A Lua',
      scenes: [
        { text: 'A luz leva 1,3 segundo', icon: 'full-moon', show: { figure: '1,3 segundo' } },
        { text: 'De lá vemos a Terra', icon: 'globe-showing-americas', show: { label: 'A Terra' } },
        { text: 'O primeiro passo', icon: 'astronaut', show: { figure: '1969' } },
      ],
    },
  ],
  story: [
    {
      theme: '14-bis',
      scenes: [
        { text: 'Em 1906, ele voou', icon: 'airplane', show: { figure: '1906' } },
        { text: 'Paris inteira viu', icon: 'eyes', show: { word: 'Em Paris' } },
        { text: 'Foram 220 metros no ar', icon: 'cloud', show: { figure: '220 metros', label: '14-bis' } },
      ],
    },
    {
      theme: 'O telefone',
      scenes: [
        { text: 'Tudo começou com um fio', icon: 'telephone-receiver', show: { word: 'Alô?' } },
        { text: 'O primeiro celular', icon: 'mobile-phone', show: { figure: '1973' } },
        { text: 'Hoje ele cabe no bolso', icon: 'selfie', show: { label: 'No bolso' } },
      ],
    },
    {
      theme: 'O primeiro livro',
      scenes: [
        { text: 'Era uma vez uma ideia', icon: 'open-book', show: { word: 'Era uma vez' } },
        { text: 'Página por página', icon: 'feather', show: { label: 'Página por página' } },
        { text: 'Até a última linha', icon: 'books', show: { word: 'Fim?' } },
      ],
    },
  ],
  calm: [
    {
      theme: 'Respirar',
      scenes: [
        { text: 'Respire fundo', icon: 'person-in-lotus-position', show: { label: 'Respire' } },
        { text: 'Solte os ombros', icon: 'relieved-face', show: { word: 'Solte' } },
        { text: 'Um minuto só seu', icon: 'candle', show: { label: 'Um minuto' } },
      ],
    },
    {
      theme: 'Passeio no parque',
      scenes: [
        { text: 'Ande sem pressa', icon: 'deciduous-tree', show: { word: 'Sem pressa' } },
        { text: 'Ouça as folhas', icon: 'leaf-fluttering-in-wind', show: { label: 'Ouça' } },
        { text: 'Volte mais leve', icon: 'butterfly', show: { label: 'Leve' } },
      ],
    },
    {
      theme: 'Noite tranquila',
      scenes: [
        { text: 'A noite chega devagar', icon: 'night-with-stars', show: { label: 'Boa noite' } },
        { text: 'Um chá morno', icon: 'teacup-without-handle', show: { word: 'Um chá' } },
        { text: 'E bons sonhos', icon: 'crescent-moon', show: { label: 'Bons sonhos' } },
      ],
    },
  ],
  pop: [
    {
      theme: 'Festa',
      scenes: [
        { text: 'Chama todo mundo', icon: 'party-popper', show: { word: 'É festa!' } },
        { text: 'Aumenta o som', icon: 'loudspeaker', show: { label: 'Mais alto' } },
        { text: 'E dança', icon: 'mirror-ball', show: { step: 3, label: 'Dança' } },
      ],
    },
    {
      theme: 'Sorvete',
      scenes: [
        { text: 'Qual é o seu sabor?', icon: 'soft-ice-cream', show: { label: 'Qual é o seu?' } },
        { text: 'Morango ou chocolate', icon: 'strawberry', show: { versus: ['Morango', 'Chocolate'] } },
        { text: 'Conta nos comentários', icon: 'speech-balloon', show: { word: 'Conta aí' } },
      ],
    },
    {
      theme: 'Skate',
      scenes: [
        { text: 'Bora pra pista', icon: 'skateboard', show: { word: 'Bora!' } },
        { text: 'Caiu, levantou', icon: 'flexed-biceps', show: { label: 'De novo' } },
        { text: 'Agora acertou', icon: 'hundred-points', show: { label: 'Acertou' } },
      ],
    },
  ],
  retro: [
    {
      theme: 'Televisão antiga',
      scenes: [
        { text: 'Liga a TV de tubo', icon: 'television', show: { label: 'Canal 3' } },
        { text: 'Sintoniza o rádio', icon: 'radio', show: { word: 'No ar' } },
        { text: 'Aperta o start', icon: 'joystick', show: { label: 'Fase 1' } },
      ],
    },
    {
      theme: 'Fotos de filme',
      scenes: [
        { text: 'Só restam três poses', icon: 'camera-with-flash', show: { word: '3 poses' } },
        { text: 'Espera revelar', icon: 'framed-picture', show: { label: 'Revelando' } },
        { text: 'E guarda no álbum', icon: 'camera', show: { label: 'No álbum' } },
      ],
    },
    {
      theme: 'Fliperama',
      scenes: [
        { text: 'Coloque uma ficha', icon: 'coin', show: { label: 'Uma ficha' } },
        { text: 'Jogador um, pronto', icon: 'video-game', show: { word: 'Pronto?' } },
        { text: 'Novo recorde', icon: 'trophy', show: { figure: '9999 pontos' } },
      ],
    },
  ],
  cinema: [
    {
      theme: 'Cinema',
      scenes: [
        { text: 'Luz, câmera, ação', icon: 'clapper-board', show: { word: 'Ação!' } },
        { text: 'A cena começa', icon: 'movie-camera', show: { label: 'Cena 1' } },
        { text: 'Corta e valeu', icon: 'popcorn', show: { label: 'Valeu' } },
      ],
    },
    {
      theme: 'Viagem ao espaço',
      scenes: [
        { text: 'Três, dois, um', icon: 'rocket', show: { word: '3, 2, 1' } },
        { text: 'Muito além das nuvens', icon: 'milky-way', show: { label: 'Além' } },
        { text: 'Um mundo novo', icon: 'ringed-planet', show: { label: 'Mundo novo' } },
      ],
    },
    {
      theme: 'Noite na cidade',
      scenes: [
        { text: 'A cidade acende', icon: 'cityscape', show: { label: 'A cidade' } },
        { text: 'Alguém chega tarde', icon: 'taxi', show: { word: 'Tarde' } },
        { text: 'E a chuva cai', icon: 'umbrella-with-rain-drops', show: { label: 'Chuva' } },
      ],
    },
  ],
  custom: [
    {
      theme: 'Boa ideia',
      scenes: [
        { text: 'Uma boa ideia', icon: 'light-bulb', show: { word: 'Boa ideia' } },
        { text: 'Um toque só seu', icon: 'artist-palette', show: { label: 'Do seu jeito' } },
        { text: 'Pronto para postar', icon: 'rocket', show: { label: 'Pronto' } },
      ],
    },
    {
      theme: 'Praia',
      scenes: [
        { text: 'Sol, mar e areia', icon: 'beach-with-umbrella', show: { word: 'Praia' } },
        { text: 'Água de coco gelada', icon: 'coconut', show: { label: 'Água de coco' } },
        { text: 'Até o pôr do sol', icon: 'sunrise', show: { label: 'Pôr do sol' } },
      ],
    },
    {
      theme: 'Cachorros',
      scenes: [
        { text: 'Ele já sabe a hora', icon: 'dog-face', show: { label: 'Já é hora?' } },
        { text: 'Coleira na mão', icon: 'dog', show: { word: 'Passeio!' } },
        { text: 'Rua, aí vamos nós', icon: 'paw-prints', show: { label: 'Vamos' } },
      ],
    },
  ],
}
