import { describe, expect, it } from 'vitest';
import { splitQuestions } from './split-questions.ts';

describe('R7 the questions of a message', () => {
  it.each([
    [
      'What was the total in March, which customer bought most, and what is the weather in Paris?',
      ['What was the total in March', 'which customer bought most', 'what is the weather in Paris?'],
    ],
    [
      'What is the total revenue and which customer bought most?',
      ['What is the total revenue', 'which customer bought most?'],
    ],
    [
      'Wie hoch war der Umsatz im März und welcher Kunde kaufte am meisten?',
      ['Wie hoch war der Umsatz im März', 'welcher Kunde kaufte am meisten?'],
    ],
    [
      'Wie hoch war der Umsatz, welcher Kunde kaufte am meisten und wann endet der Vertrag?',
      ['Wie hoch war der Umsatz', 'welcher Kunde kaufte am meisten', 'wann endet der Vertrag?'],
    ],
    [
      'In March, what was the total and which customer bought most?',
      ['In March, what was the total', 'In March, which customer bought most?'],
    ],
    ['Show revenue by region and list the customers', ['Show revenue by region', 'list the customers']],
    ['Tell me what the total was and who bought most', ['Tell me what the total was', 'who bought most']],
  ])('are told apart by the words that join them: “%s”', (message, parts) => {
    expect(splitQuestions(message)).toEqual({ parts, isOpen: true });
  });

  it.each([
    ['total revenue in March? and in April?', ['total revenue in March?', 'and in April?']],
    ['What is 15% of 4310? What is 2^10?', ['What is 15% of 4310?', 'What is 2^10?']],
    ['1) Total revenue? 2) Which region sold most? Thanks!', ['Total revenue?', 'Which region sold most?']],
    [
      'What was the total revenue in March?\nWhich customer bought the most?',
      ['What was the total revenue in March?', 'Which customer bought the most?'],
    ],
    ['total revenue\nhow many customers\n', ['total revenue', 'how many customers']],
    [
      'Please answer these questions:\n1. revenue by region\n2. And in April?\n3. When does the contract\n   end?',
      ['revenue by region', 'And in April?', 'When does the contract end?'],
    ],
    [
      '- Wie viele Kunden gibt es?\n- Umsatz nach Region',
      ['Wie viele Kunden gibt es?', 'Umsatz nach Region'],
    ],
    [
      'In the North:\n- What is the total?\n- Who bought most?',
      ['In the North: What is the total?', 'In the North: Who bought most?'],
    ],
    [
      'Wie hoch ist der Umsatz? Und wer kaufte am meisten und wann endet der Vertrag?',
      ['Wie hoch ist der Umsatz?', 'Und wer kaufte am meisten', 'wann endet der Vertrag?'],
    ],
  ])('are told apart by marks and lines: “%s”', (message, parts) => {
    expect(splitQuestions(message)).toEqual({ parts, isOpen: false });
  });

  it.each([
    'total of north and south',
    'What was the total in March and April?',
    'Summe von Nord und Süd',
    'Which products and which regions had the highest revenue?',
    'How many orders and how many customers were there in March?',
    'How much did the customers who bought lamps and who live in Hull spend?',
    'What is the total of the orders that were open and which were late?',
    'Compare what we sold in March and what we sold in April',
    'What is the difference between what we earned and what we spent?',
    'Show the orders, which were shipped in March, and the total',
    'Wie hoch ist der Umsatz der Kunden, die im März kauften, und der Anteil daran?',
    'Why did revenue fall and why?',
    'What was revenue\nin the North\nby month?',
    'Revenue of these regions:\n- North\n- South',
    'Here is our data.\nWe sold a lot in March.\nWhat was the total?',
    'What was the total? I mean in March.',
    'Dear all,\nthe figures are attached.\nBest regards\nAnn',
    'What does “Who are you? And why?” mean',
    '12.5\n13.5\n-4\n-5',
    '- 5 - 3',
    '',
    'Hello! What was the total? Thanks!',
  ])('stay one where it is one: “%s”', (message) => {
    expect(splitQuestions(message).parts).toHaveLength(1);
  });
});
