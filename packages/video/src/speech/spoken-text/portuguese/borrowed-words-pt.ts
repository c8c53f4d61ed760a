/**
 * English words as Brazilians say them, spelled so that a Portuguese voice does: without this eSpeak reads "iPhone" as "i-fone", "YouTube" as
 * "iou-tube" and "streaming" with every letter. Lower case; the plural in -s is said too. Words that it says well by itself are not listed.
 */
const sayings = `
air ér; airpods érpódis; aliexpress ali ispréss; app épi; apple épou; backlight béquiláiti; bestseller béstisséler; bike báiqui; bitcoin bitcóin; blazer blêizer; blender blénder;
blockchain blóquitchein; bluetooth blutúfi; blush blâch; branding brêndin; brainstorm brêinstórmi; brief brífi; briefing brífin; brunch brântchi; budget bâdjéti; bullying búlin;
burnout bârnáuti; business bíznes; cake quêiqui; cashback quéchibéqui; challenge tchélendji; cheesecake tchisquêiqui; checklist tchéclísti; check-in tchequín; check-out tchecáuti;
checkout tchecáuti; cleaner clíner; coach côutchi; coaching côutchin; cookie cúqui; cooktop cuquitópi; cooler cúler; copywriting copiráitin; cropped crópti; crush crâchi;
cupcake cápiquêiqui; deadline dediláini; delivery delíveri; disney dísnei; dropshipping dropichípin; excel ecséu; facebook feicebúqui; fake fêiqui; feedback fidbéqui; firewall fáieruol;
followers fólouers; freela frila; freelancer frilâncer; freezer frízer; fryer fráier; game guêimi; gamer guêimer; gameplay guêimiplêi; gaming guêimin; geek guíqui; glow glôu; halloween ralouín;
hashtag réchtégui; headset rédisséti; hobby róbi; hobbies róbis; homeschooling rôumiscúlin; hostel róstel; ifood aifúdi; imac aiméqui; influencer influêncer; insight insáiti; ios ai ó ésse;
ipad aipédi; iphone aifôni; jazz djéz; jeans djíns; job djóbi; laser lêizer; leggings léguins; legging léguin; like láiqui; linkedin linquedín; live láivi; low lôu; carb cárbi; makeup mêicápi;
marketplace marquetplêici; milkshake miuquichêiqui; mindfulness máindfulnes; mindset máindiséti; mixer mícser; networking netuôrquin; news niús; nike náiqui; notebook nôutibúqui; outlet áutlet;
overnight ôuvernáiti; peeling pílin; personal pérsonal; pinterest pínterest; pitch pítchi; playlist plêilísti; podcast pódiquésti; powerpoint páuer póinti; primer práimer; protein próutin;
python páiton; reels ríus; resort rezórti; retriever retríver; roadmap rôudimépi; running rânin; serum sérum; setup sétápi; shake chêiqui; shopee chopí; shopping chópin; shorts chórtis;
skate isquêiti; skincare isquinquér; slim islim; smart ismárti; smartphone ismartifôni; smartwatch ismárti uótchi; smoothie ismúdi; sneaker isníquer; soundbar saundibár; spam ispém;
speaker ispíquer; spoiler ispóiler; spotify ispótifai; spray isprêi; startup istartápi; story istóri; stories istóris; storytelling istoritélin; streamer istrímer; streaming istrímim;
stress istrés; subwoofer sabúfer; surf sârfi; tiktok tíqui tóqui; tiktoker tíqui tóquer; touch tátchi; trader trêider; trainer trêiner; travel trévou; tweet tuíti; twitter tuíter; uber úber;
vlog vlógui; vlogger vlóguer; voucher váutcher; waffle uófou; webinar uebinár; whatsapp uótisápi; wireless uáirles; workout uorcáuti; workshop uôrquichópi; youtube iutúbi; youtuber iutúber;
black-friday bléqui fráidei`

/** How each word is said, plurals included. */
export const borrowedWords: Readonly<Record<string, string>> = Object.fromEntries(
  sayings
    .trim()
    .split(/;\s*/)
    .flatMap((line) => {
      const at = line.indexOf(' ')
      const [word, said] = [line.slice(0, at), line.slice(at + 1)]
      const takesPlural = !word.endsWith('s')
      return takesPlural
        ? [
            [word, said],
            [`${word}s`, `${said}s`],
          ]
        : [[word, said]]
    }),
)
