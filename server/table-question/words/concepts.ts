/**
 * Names of columns that say the same, in English and German. Only what every reader would put into the other's place:
 * "sales" may be money or pieces, so it stands for nothing but itself.
 */
export const concepts: Readonly<Record<string, string>> = {
  revenue: 'revenue, revenues, turnover, umsatz, umsätze, umsatzerlös, umsatzerlöse, umsatzerlösen',
  cost: 'cost, costs, kosten',
  expense: 'expense, expenses, aufwand, aufwendungen, ausgaben, spending',
  profit: 'profit, profits, gewinn, gewinne',
  price: 'price, prices, preis, preise, preises',
  quantity: 'quantity, quantities, qty, menge, mengen',
  unit: 'units, stück, stückzahl, stückzahlen, einheiten',
  customer: 'customer, customers, client, clients, kunde, kunden, kundin',
  region: 'region, regions, regionen, gebiet',
  country: 'country, countries, land, länder, ländern',
  product: 'product, products, produkt, produkte, produkten',
  article: 'article, articles, artikel, item, items',
  category: 'category, categories, kategorie, kategorien',
  city: 'city, cities, stadt, städte, ort',
  department: 'department, departments, abteilung, abteilungen, dept',
  branch: 'branch, branches, filiale, filialen, store, stores',
  employee:
    'employee, employees, headcount, mitarbeiter, mitarbeitende, mitarbeitenden, beschäftigte, beschäftigten, staff',
  supplier: 'supplier, suppliers, lieferant, lieferanten, vendor, vendors',
  hour: 'hour, hours, stunde, stunden',
  weight: 'weight, gewicht',
  salary: 'salary, salaries, gehalt, gehälter',
  date: 'date, datum',
  month: 'month, months, monat, monate, monaten',
  quarter: 'quarter, quarters, quartal, quartale',
  year: 'year, years, jahr, jahre, jahren',
  order:
    'order, orders, bestellung, bestellungen, auftrag, aufträge, bestellnr, bestellnummer, auftragsnr, auftragsnummer',
  invoice: 'invoice, invoices, rechnung, rechnungen, rechnungsnr, rechnungsnummer',
  project: 'project, projects, projekt, projekte',
  team: 'team, teams',
  discount: 'discount, discounts, rabatt, rabatte',
  temperature: 'temperature, temp, temperatures, temperatur, temperaturen',
  population: 'population, einwohner, einwohnerzahl',
  half: 'half, halbjahr',
  value: 'value, values, wert, werte',
  column: 'column, spalte',
  vote: 'vote, votes, stimme, stimmen',
  visit: 'visit, visits, besuch, besuche, besuchen',
  visitor: 'visitor, visitors, besucher, besucherinnen',
  attendance: 'attendance, zuschauer, zuschauerzahl',
  absence: 'absence, absences, fehltage, fehlstunden, fehlzeiten',
  grade: 'grade, grades, note, noten',
  goal: 'goal, goals, tor, tore, toren',
  subject: 'subject, subjects, schulfach, fach, fächer, fächern',
  student: 'student, students, pupil, pupils, schüler, schülerin, schülern',
  gross: 'gross, brutto',
  net: 'net, netto',
  vat: 'vat, mehrwertsteuer, mwst, ust, umsatzsteuer',
  amount: 'betrag, beträge, beträgen',
  party: 'party, parties, partei, parteien',
  respondent: 'respondent, respondents, befragte, befragten',
  site: 'site, sites, location, locations, standort, standorte, standorten',
  item: 'stock, bestand, lagerbestand, inventory',
  week: 'week, weeks, kw, kalenderwoche, kalenderwochen, woche, wochen',
  agent: 'agent, agents',
  carrier: 'carrier, carriers',
  patient: 'patient, patients, patientin, patienten',
  ticket: 'ticket, tickets',
  budget: 'budget, budgets',
  balance: 'balance, balances, saldo, kontostand, kontostände',
  station: 'station, stations, stationen',
  person: 'person, persons, people, personen',
  sex: 'gender, sex, geschlecht',
};

/** Words that make another quantity of a name: "Revenue" is not asked by who has only "Revenue target". */
export const changing =
  'target, targets, budget, budgeted, plan, planned, forecast, expected, previous, prior, last, growth, change, share, per, pro, je, cost, tax, ziel, soll, geplant, prognose, vorjahr, wachstum, veränderung, anteil, steuer, average, avg, mean, durchschnitt, max, min, cumulative, kumuliert, ytd, rate, quote, net, gross, netto, brutto, non, without, ohne, variance, abweichung, loss, verlust, id, number, nummer, nr, no, code, bought, purchased, returned, ordered, shipped, produced, delivered, cancelled, lost, gekauft, retourniert, bestellt, geliefert, produziert, storniert';

/** Names of what is not added up over rows: of single things, of rates, of averages. */
export const unsummable =
  'price, prices, vk, ek, uvp, preis, preise, kurs, rate, rates, ratio, margin, marge, percent, percentage, prozent, share, anteil, quote, average, avg, mean, durchschnitt, mittel, median, score, rating, index, temperature, temperatur, age, alter, close, open, high, low, grade, note, satz, efficiency, utilization, auslastung, per, pro, je, latitude, longitude, rank, rang, position, id, number, nummer, nr, no, code, year, jahr, month, monat, week, woche, plz, zip';

/** Names of what there is at a moment: adding the moments up counts the same things again. */
export const stocks =
  'headcount, employees, employee, staff, mitarbeiter, mitarbeitende, mitarbeiterzahl, beschäftigte, balance, saldo, kontostand, stock, hand, onhand, mrr, arr, inventory, bestand, lagerbestand, debt, schulden, cash, assets, vermögen, equity, eigenkapital, liabilities, verbindlichkeiten, population, einwohner, customers, subscribers, users, members, mitglieder, backlog, auftragsbestand';

/** Names of what can be added up without being asked twice. */
export const summable =
  'revenue, revenues, turnover, sales, cost, costs, expense, expenses, spending, profit, profits, amount, units, quantity, qty, hours, orders, sold, visits, downloads, production, output, income, tax, volume, fee, fees, discount, total, umsatz, umsätze, umsatzerlöse, erlöse, kosten, aufwand, aufwendungen, ausgaben, gewinn, menge, stück, stückzahl, einheiten, stunden, bestellungen, aufträge, betrag, summe, absatz, produktion, menge, besuche, gebühr, gebühren, rabatt, einnahmen, verkäufe, ertrag, erträge, rainfall, niederschlag, net, gross, netto, brutto, freight, fracht, shipments, clicks, consumption, verbrauch, donations, spenden, budget, payments, zahlungen, answers, antworten, responses, respondents, participants, teilnehmer, tickets, calls, anrufe, visitors, besucher, students, attendees, count, anzahl, incidents, passengers, births, deaths, ebit, ebitda, debit, debits, credit, credits, soll, haben, belastung, gutschrift, impressions, wins, losses, absences, fehltage, fehlstunden, goals, tore, points, punkte, attendance, zuschauer, votes, stimmen, voters, wahlberechtigte, wähler, seats, sitze, mandate, visits, views, aufrufe, sessions, sitzungen, leads, steps, schritte, kilometers, kilometer, km, miles, distance, strecke, minutes, minuten, nights, nächte, übernachtungen, pages, seiten, boxes, kisten, pallets, paletten, cartons, kartons, bottles, flaschen, pieces, pcs, kwh, mwh, litres, liter, tonnes, tonnen, kg, defects, fehler, errors, complaints, beschwerden, returns, retouren, deliveries, lieferungen, bookings, buchungen, guests, gäste, subsidies, förderung, wages, löhne, payroll, personalkosten, kilometre, kilometres, metres, rides, rentals, vat, mwst, umsatzsteuer, betrag, beträge, calories, kalorien, runs, assists, medals, medaillen, gold, silver, silber, bronze, posts, likes, comments, shares, downtime, overtime, überstunden, harvest, ernte, trees, bäume, applications, bewerbungen, hires, einstellungen, exits, arrivals, ankünfte, departures, paid, spent, withdrawn, withdrawals, deposits, conversions, downloads, registrations, signups, anmeldungen, klicks, impressionen, konversionen, arbeitskosten, materialkosten, stillstand, ausfallzeit';
