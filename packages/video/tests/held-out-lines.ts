/** A fact with sentences that word it and sentences that add to it, change it or leave it. */
export type HeldOut = { theme: string; language: 'pt-BR' | 'en-US'; fact: string; honest: readonly string[]; invented: readonly string[] }

/** Written after the rules of `rests-on.ts` and not used while they were made. */
export const heldOutLines: readonly HeldOut[] = [
  {
    theme: 'café',
    language: 'pt-BR',
    fact: 'O grão de café é a semente de uma fruta parecida com a cereja.',
    honest: [
      'Você sabia que o grão de café é a semente de uma fruta?',
      'O café nasce como semente dentro de uma fruta que parece uma cereja.',
      'Parece uma cereja, mas guarda dentro o grão do seu café.',
    ],
    invented: [
      'O grão de café é a semente de uma fruta rica em vitamina C.',
      'A fruta do café foi descoberta por pastores na Etiópia.',
      'O café descafeinado é feito da casca dessa fruta.',
    ],
  },
  {
    theme: 'cafeína',
    language: 'pt-BR',
    fact: 'Cerca de 5 horas depois da xícara, metade da cafeína ainda pode estar no corpo.',
    honest: [
      'Cinco horas depois da xícara, metade da cafeína ainda pode estar aí no seu corpo.',
      'Passadas 5 horas, metade da cafeína da xícara ainda pode estar no seu corpo.',
    ],
    invented: [
      'Depois de 5 horas, a cafeína já saiu toda do fígado e dos rins.',
      'Cerca de 8 horas depois da xícara, metade da cafeína ainda pode estar no corpo.',
      'Cerca de 5 horas depois da xícara, toda a cafeína já não está no corpo.',
    ],
  },
  {
    theme: 'tardígrado',
    language: 'pt-BR',
    fact: 'O tardígrado mede até 1,5 mm e foi descrito em 1773 por Johann Goeze.',
    honest: [
      'Ele mede até 1,5 mm, e foi Johann Goeze quem o descreveu, em 1773.',
      'Em 1773, Johann Goeze descreveu o tardígrado pela primeira vez.',
      'O tardígrado não passa de 1,5 mm.',
    ],
    invented: [
      'O tardígrado mede até 1,5 mm e sobrevive no vácuo do espaço.',
      'Em 1773, o alemão Johann Goeze descreveu o tardígrado em Berlim.',
      'O tardígrado mede até 15 mm e foi descrito em 1773.',
    ],
  },
  {
    theme: 'Fone Aurora X2',
    language: 'pt-BR',
    fact: 'Bateria de até 40 horas',
    honest: [
      'A bateria do Aurora X2 dura até 40 horas.',
      'São até 40 horas de bateria longe da tomada.',
      'Com até 40 horas de bateria, ele acompanha a sua semana.',
    ],
    invented: [
      'A bateria dura até 40 horas e carrega em 10 minutos.',
      'É o fone com a melhor bateria do Brasil.',
      'O Aurora X2 tem som de estúdio e graves profundos.',
    ],
  },
  {
    theme: 'padaria da Ana',
    language: 'pt-BR',
    fact: 'A padaria da Ana abre às 6h na Rua Augusta, 300, e dá 10% de desconto até sexta.',
    honest: [
      'Na Rua Augusta, 300, a padaria da Ana abre às 6h, com 10% de desconto até sexta.',
      'Até sexta, a padaria da Ana dá 10% de desconto.',
      'A Ana abre a padaria às 6h, na Rua Augusta, 300.',
    ],
    invented: [
      'A padaria da Ana abre às 7h na Rua Augusta, 300.',
      'Até sexta, a padaria da Ana dá 10% de desconto no pão de queijo e no bolo de cenoura.',
      'A padaria da Ana abre às 6h na Avenida Paulista, 300.',
    ],
  },
  {
    theme: 'octopus',
    language: 'en-US',
    fact: 'An octopus has three hearts and blue blood, and most of its neurons are in its arms.',
    honest: [
      'Three hearts and blue blood: that is an octopus.',
      'Most of its neurons sit in its arms, not in its head.',
      'An octopus keeps most of its neurons in its arms.',
    ],
    invented: [
      'An octopus has nine brains and blue blood.',
      'An octopus can open jars and escape from aquariums.',
      'An octopus has three hearts, and two of them stop when it swims.',
    ],
  },
  {
    theme: 'Golden Gate Bridge',
    language: 'en-US',
    fact: 'The Golden Gate Bridge opened in 1937 and is 2,737 meters long.',
    honest: ['It opened in 1937.', 'The bridge is 2,737 meters long and opened in 1937.', 'Since 1937, you can cross all 2,737 meters of it.'],
    invented: [
      'The bridge opened in 1937 under President Roosevelt.',
      'The Golden Gate Bridge is painted in international orange.',
      'The bridge opened in 1933 and is 2,737 meters long.',
    ],
  },
  {
    theme: 'honey',
    language: 'en-US',
    fact: 'A bee makes about one twelfth of a teaspoon of honey in its life.',
    honest: [
      'In its whole life, a bee makes about one twelfth of a teaspoon of honey.',
      'One twelfth of a teaspoon: that is all the honey a bee makes in its life.',
    ],
    invented: [
      'A bee visits two million flowers for a jar of honey.',
      'Honey heals wounds and lowers your blood pressure.',
      'A bee makes about one third of a teaspoon of honey in its life.',
    ],
  },
  // A second part, written after the first one had changed the rules.
  {
    theme: 'baleia-azul',
    language: 'pt-BR',
    fact: 'A língua de uma baleia-azul pesa cerca de 2,7 toneladas, quase o mesmo que um elefante.',
    honest: [
      'Só a língua da baleia-azul pesa cerca de 2,7 toneladas.',
      'A língua dela pesa quase o mesmo que um elefante: cerca de 2,7 toneladas.',
      'Pense num elefante: é quase isso que pesa a língua de uma baleia-azul.',
    ],
    invented: [
      'A baleia-azul come cerca de 2,7 toneladas de krill por dia.',
      'A língua de uma baleia-azul pesa cerca de 2,7 toneladas e tem o tamanho de um carro.',
      'A língua de uma baleia-azul pesa o dobro de um elefante.',
    ],
  },
  {
    theme: 'Machu Picchu',
    language: 'pt-BR',
    fact: 'Machu Picchu foi construída pelos incas no século XV, a 2.430 metros de altitude, no Peru.',
    honest: [
      'No século XV, os incas construíram Machu Picchu a 2.430 metros de altitude.',
      'Ela fica no Peru, a 2.430 metros de altitude.',
      'Quem construiu Machu Picchu foram os incas, no século XV.',
    ],
    invented: [
      'Os incas construíram Machu Picchu no século XII.',
      'Machu Picchu foi descoberta por Hiram Bingham, no Peru.',
      'Machu Picchu recebe turistas demais e pode fechar em breve.',
    ],
  },
  {
    theme: 'running shoes',
    language: 'en-US',
    fact: 'Lightweight mesh upper with a 10 mm heel drop',
    honest: ['The mesh upper is lightweight, and the heel drop is 10 mm.', 'You get a lightweight mesh upper with a 10 mm heel drop.'],
    invented: [
      'The carbon plate makes you faster on race day.',
      'The mesh upper is waterproof and the heel drop is 10 mm.',
      'Doctors recommend a heel drop of 10 mm.',
    ],
  },
  {
    theme: 'Saturn',
    language: 'en-US',
    fact: 'Saturn is less dense than water, and its rings are mostly made of ice.',
    honest: ['Saturn is less dense than water.', 'Those rings are mostly made of ice.', 'Its rings? Mostly ice.'],
    invented: [
      'Saturn would float in a bathtub the size of the Sun.',
      'The rings of Saturn are mostly made of iron.',
      'Saturn has more moons than any other planet.',
    ],
  },
]
