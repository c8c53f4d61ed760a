import { amount, date, entity, item, items, qualified } from './entity-builder.ts'

/** Companies, software, vehicles, clubs, events. */
export const things = [
  entity({
    id: 'Q312',
    labels: 'Apple',
    descriptions: 'empresa de tecnologia|American multinational technology company',
    kinds: ['Q891723 empresa de capital aberto|public company'],
    claims: { P112: items('Steve Jobs', 'Steve Wozniak', 'Ronald Wayne'), P571: date('1976-04-01'), P159: item('Cupertino'), P1128: qualified(amount(164000), { P585: date('2022') }), P1056: items('iPhone', 'Macintosh', 'iPad'), P17: item('Estados Unidos|United States') },
  }),
  entity({
    id: 'Q1049511',
    labels: 'WhatsApp',
    descriptions: 'aplicativo de mensagens|messaging app',
    kinds: ['Q620615 aplicativo móvel|mobile app'],
    claims: { P178: items('Brian Acton', 'Jan Koum'), P127: item('Meta Platforms'), P571: date('2009'), P159: item('Menlo Park') },
  }),
  entity({
    id: 'Q28865',
    labels: 'Python',
    descriptions: 'linguagem de programação|programming language',
    kinds: ['Q9143 linguagem de programação|programming language'],
    claims: { P287: item('Guido van Rossum'), P571: date('1991-02-20'), P138: item('Monty Python') },
  }),
  entity({
    id: 'Q13689',
    labels: 'Volkswagen Fusca|Volkswagen Beetle',
    descriptions: 'modelo de automóvel|car model',
    kinds: ['Q3231690 modelo de automóvel|automobile model'],
    claims: { P176: item('Volkswagen'), P1092: amount(21529464), P287: item('Ferdinand Porsche'), P2043: amount(4.08, 'metre'), P2067: amount(820, 'kilogram') },
  }),
  entity({
    id: 'Q5830',
    labels: 'Airbus A380',
    descriptions: 'avião de passageiros|wide-body airliner',
    kinds: ['Q15056993 família de aeronaves|aircraft family'],
    claims: { P176: item('Airbus'), P606: date('2005-04-27'), P2050: amount(79.75, 'metre'), P1083: amount(853), P2043: amount(72.72, 'metre'), P1092: amount(254) },
  }),
  entity({
    id: 'Q48469',
    labels: 'Voyager 1',
    descriptions: 'sonda espacial|space probe',
    kinds: ['Q26529 sonda espacial|space probe'],
    claims: { P619: date('1977-09-05'), P2067: amount(825.5, 'kilogram'), P137: item('NASA'), P2052: amount(17, 'kilometrePerSecond') },
  }),
  entity({
    id: 'Q80959',
    labels: 'Clube de Regatas do Flamengo|CR Flamengo',
    descriptions: 'clube do Rio de Janeiro|sports club in Rio de Janeiro',
    kinds: ['Q476028 clube de futebol|association football club'],
    claims: { P571: date('1895-11-17'), P115: item('Estádio do Maracanã|Maracanã Stadium'), P159: item('Rio de Janeiro'), P17: item('Brasil|Brazil'), P641: item('futebol|association football') },
  }),
  entity({
    id: 'Q362',
    labels: 'Segunda Guerra Mundial|World War II',
    descriptions: 'conflito global|global conflict',
    kinds: ['Q103495 guerra mundial|world war'],
    claims: { P580: date('1939-09-01'), P582: date('1945-09-02'), P710: items('Alemanha Nazista|Nazi Germany', 'União Soviética|Soviet Union', 'Estados Unidos|United States', 'Reino Unido|United Kingdom', 'Japão|Japan') },
  }),
  entity({
    id: 'Q79859',
    labels: 'Copa do Mundo FIFA de 2014|2014 FIFA World Cup',
    descriptions: 'torneio de futebol no Brasil|association football tournament in Brazil',
    kinds: ['Q19317 torneio de futebol|association football tournament'],
    claims: { P1346: item('Alemanha|Germany'), P580: date('2014-06-12'), P582: date('2014-07-13'), P276: item('Brasil|Brazil'), P1132: amount(32) },
  }),
  entity({
    id: 'Q25173',
    labels: 'RMS Titanic|Titanic',
    descriptions: 'navio de passageiros|British passenger liner',
    kinds: ['Q697175 navio de cruzeiro|ocean liner'],
    claims: { P2043: amount(269.1, 'metre'), P1120: amount(1500), P729: date('1912-04-10'), P138: item('titãs|Titans') },
  }),
]
