/**
 * Spellings of one given name, by group; words of a group stand for each other. Two names of different groups are
 * different names, however alike they look (Jamal, Jamil). Equivalents in other languages (Johann, Ivan) are not here.
 */
const latin = `
alexander aleksandr oleksandr alexandr aleksander aleksandar aliaksandr
alexandra aleksandra oleksandra
alexei aleksei alexey aleksey oleksiy
andrei andrey andriy andrej
andreas
andrea
andrew
anton
antonio
anthony antony
anna
anne ann
arkady arkadi arkadiy
boris
carl karl
carla karla
carlo
carlos
catherine katherine katharine kathryn cathryn catharine
katharina catharina
caterina
christian kristian cristian
christina kristina cristina
christine kristine
christopher kristopher
claire clare
daniel
daniela
david
denis dennis
derek derrick
dietmar
dieter
dmitry dmitri dmitriy dmitrij dmytro dimitri
ekaterina yekaterina jekaterina kateryna
elena yelena helena olena
elizabeth elisabeth
emil
emily
eric erik
eva
evgeny yevgeny evgeni evgenij yevgeni yevgen evgeniy jewgeni
filipp
francis
frances
francisco
francesco
franz
friedrich
fyodor fedor fjodor fiodor
geoffrey jeffrey jeffery geoff
george
georg
georgy georgi georgiy georgij
giorgi
gregor
grigory grigori grigoriy hryhoriy
georgios yeoryios yorgos
grigorios
giuseppe
giovanni
gwendolyn gwendolin gwendoline
hannah hanna
hans
harald
harold
harvey
harriet
henrik
henry
igor ihor
ivan
irina iryna
isabel isabella isabelle isabela
jacob jakob
james
jan
jane
janet
jason
javier xavier
jean
joan
joanna
john
jon jonathan jonathon
johan johann
johannes
johanna
jonas
jose
josef joseph
josefa
juan
julia
julian
juliane
karen karin
kevin
kira
klaus claus
konstantin constantin
kostyantyn
ksenia xenia kseniya oksana
laura
leonid
louis luis
louise luise
lucas lukas
ludwig
ludmila lyudmila liudmila
luis
margaret margarethe
malgorzata
marco marko
marcus markus
maria mariya marija
marian
mario
marina
mark marc
marta martha
martin
martina
matthias mathias
matthew mathew
maxim maksim maksym
michael
michelle michele
miguel
mikhail michail mihail mykhailo mikhael
miroslaw miroslav
nadia nadja nadiya
natalia natalya nataliya natallia natalja
nicholas nicolas nikolas
nikita mykyta
nikolai nikolay nikolaj mykola
nikolaos
oleg oleh
olga olha
otto
pablo
pamela
patricia
patrick
paul
paula
pavel pavlo
pedro
peter
petra
philip phillip philipp
philippa
pyotr petr petro pjotr
rachel
rafael raphael
ralf ralph
rebecca rebekka
richard
robert
roberta
robin
rosa
rosalba
rudolf rudolph
sandra
sarah sara
sergei sergey sergiy sergej serhiy
siobhan
sinead
sofia sophia sofya
stefan stephan
stefanie stephanie
stephen steven
stepan
susan suzan
svetlana svitlana
tatiana tatyana tatjana tetiana
theodor theodore
thomas tomas
tobias
udo
ulrich
ulrike
valentin
valery valeriy valeri
vasily vasili wassili vasyl vasiliy
victor viktor
victoria viktoria viktoriya
vitaly vitali vitaliy
vladimir wladimir
volodymyr
vladislav
vyacheslav viacheslav wjatscheslaw
walter
wilhelm
wilhelmina
william
wolfgang
yuri yury juri jurij yuriy iurii
zoltan
park pak bak
lee yi rhee
choi choe
jeong jung chung
`;

const arabic = `
mohammed muhammad mohamed mohammad muhammed mohamad muhamed mehmet محمد
mahmoud mahmud محمود
ahmed ahmad ahmet أحمد احمد
hamad حمد
hamid hameed حميد
hamed حامد
hassan hasan حسن
hussein husayn hussain husain hossein hussien حسين
yusuf yousef youssef yousuf yosef يوسف
yunus younes yunis يونس
yaqub yaqoub yacoub يعقوب
khalid khaled خالد
walid waleed وليد
omar umar عمر
amr عمرو
amir ameer أمير
ali علي
aliya alia
jamal gamal جمال
jamil jameel gamil جميل
salim saleem سليم
salem سالم
salman سلمان
said saeed sayeed سعيد
ibrahim ebrahim إبراهيم ابراهيم
ismail esmail إسماعيل
tariq tarek tareq طارق
faisal faysal feisal فيصل
mustafa mostafa مصطفى
abdullah abdallah عبدالله
abdulrahman abdelrahman abdurrahman abdurahman عبدالرحمن
abdulrahim abdelrahim
abdulaziz abdelaziz عبدالعزيز
abdulkarim abdelkarim
mansour mansur منصور
mansoor
nasser nasir naser ناصر
nadir nader
rashid rasheed رشيد
rashed راشد
karim kareem كريم
kamal kamel
fatima fatma fatimah فاطمة
aisha ayesha عائشة
mariam maryam مريم
zainab zaynab زينب
layla leila laila ليلى
chaim haim חיים
moshe moishe משה
yitzhak isaac yitzchak יצחק
yaakov yakov jacov יעקב
david דוד
`;

const groupsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

export const givenNameVariants: readonly (readonly string[])[] = [...groupsOf(latin), ...groupsOf(arabic)];
